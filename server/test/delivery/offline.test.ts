import { SHARE_FIELD, SHARE_PATH } from '@amarena/shared/contracts/chat/sharedPhoto';
import { GENERATION_HEADER, PAGE_WORKER, PERSON_HEADER, SHELL_DOCUMENT, WORKER_FILE } from '@amarena/shared/contracts/platform/offline';
import { Boot } from '@amarena/shared/federation/boot';
import { BOOT_ELEMENT } from '@amarena/shared/federation/bootElements';
import { aUser } from '@amarena/shared/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { delivered, publishBuild, publishShellBuild } from './support/delivery.ts';
import { MEMBER, openEdge, type TestEdge } from './support/edge.ts';

const bootIn = (html: string): Boot => Boot.parse(JSON.parse(html.match(new RegExp(`id="${BOOT_ELEMENT}">(.*?)</script>`))?.[1] ?? ''));

describe('what the installed app needs of the server', () => {
  let edge: TestEdge;
  beforeAll(async () => {
    edge = await openEdge();
  });
  afterAll(() => edge.app.close());

  it('gives a member the document that is kept, with whose it is and which generation it belongs to', async () => {
    const answer = await edge.app.inject({ url: SHELL_DOCUMENT, headers: MEMBER });
    const boot = bootIn(answer.payload);
    expect(answer.statusCode).toBe(200);
    expect(boot).toMatchObject({ status: 200, overrides: [], user: { id: aUser().id } });
    expect(answer.headers).toMatchObject({
      [GENERATION_HEADER]: String(boot.snapshot.generation),
      [PERSON_HEADER]: aUser().id,
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    });
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('names the generation that is live, so that nothing older is kept after an activation', async () => {
    const generation = async () => (await edge.app.inject({ url: SHELL_DOCUMENT, headers: MEMBER })).headers[GENERATION_HEADER];
    const before = Number(await generation());
    await publishBuild(edge.delivery, { remote: 'mf-members', version: '1.1.0' });
    await activate(edge.delivery, 'mf-members', '1.1.0');
    expect(Number(await generation())).toBe(before + 1);
  });

  it('gives a visitor none', async () => {
    const answer = await edge.app.inject({ url: SHELL_DOCUMENT });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('takes the worker away where the live shell has none, and where it is switched off', async () => {
    const off = await openEdge({ offlineWorker: false });
    for (const { app } of [edge, off]) {
      const { payload, headers } = await app.inject({ url: PAGE_WORKER });
      expect(payload).toContain('registration.unregister()');
      expect(payload).toContain("startsWith('amarena-')");
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
      expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
    }
    await off.app.close();
  });

  it('does not send a worker again that the browser has', async () => {
    const files = { [WORKER_FILE]: 'self.addEventListener("fetch", () => undefined);' };
    await publishShellBuild(edge.delivery, { version: '1.3.0', more: files });
    delivered(await activate(edge.delivery, 'shell', '1.3.0'));
    const { headers, payload } = await edge.app.inject({ url: PAGE_WORKER });
    const known = { 'if-none-match': String(headers.etag) };
    const again = await edge.app.inject({ url: PAGE_WORKER, headers: known });
    expect([payload, again.statusCode, again.payload, again.headers['cache-control']]).toEqual([files[WORKER_FILE], 304, '', 'no-cache']);

    await publishShellBuild(edge.delivery, { version: '1.4.0', more: { [WORKER_FILE]: 'self.skipWaiting();' } });
    delivered(await activate(edge.delivery, 'shell', '1.4.0'));
    const after = await edge.app.inject({ url: PAGE_WORKER, headers: known });
    expect([after.statusCode, after.payload]).toEqual([200, 'self.skipWaiting();']);
  });

  it('says of a shared photo that no worker took that it did not arrive', async () => {
    const form = `--x\r\nContent-Disposition: form-data; name="${SHARE_FIELD}"; filename="a.jpg"\r\n\r\nbytes\r\n--x--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await edge.app.inject({ method: 'POST', url: SHARE_PATH, headers, payload: form });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/chats?shared=lost']);
  });
});
