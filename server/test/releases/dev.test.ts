import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Builds, State } from '@amarena/shared/build/dev/builds';
import { serveDev } from '@amarena/shared/build/dev/serve';
import { postSignup } from '@amarena/shared/contracts/account/signup';
import { postClientError } from '@amarena/shared/contracts/platform/clientErrors';
import { postRemoteStarts } from '@amarena/shared/contracts/platform/remoteStarts';
import { BOOT_ELEMENT } from '@amarena/shared/federation/bootElements';
import { policyName } from '@amarena/shared/federation/integrity';
import { ENTRY_FILE, MANIFEST_FILE, Manifest } from '@amarena/shared/federation/manifest';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { aRemoteBuild } from '../delivery/support/builds.ts';
import { delivered, publishBuild } from '../delivery/support/delivery.ts';
import { aForm } from '../support/people.ts';
import { openTokenSite, type TokenSite } from './support.ts';

const PAGE = '/more/gifts';

let site: TokenSite;
let server: Awaited<ReturnType<typeof serveDev>>;
let local: string;
let state: State;
let directory: string;
let manifest: Manifest;
const said: string[] = [];
const say = (line: string) => void said.push(line);
const listeners = new Set<(state: State) => void>();
const builds: Builds = {
  state: () => state,
  built: (version) => (version === '2.0.0' ? { manifest, directory } : null),
  onBuild(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  close: () => undefined,
};

beforeAll(async () => {
  site = await openTokenSite();
  directory = await aRemoteBuild({ remote: 'mf-gifts', version: '2.0.0' });
  manifest = Manifest.parse(JSON.parse(await readFile(path.join(directory, MANIFEST_FILE), 'utf8')));
  state = { manifest, errors: '' };
  server = await serveDev({ site: site.url, port: 0, name: 'mf-gifts', say, builds });
  local = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await site.close();
});

interface PageData {
  readonly snapshot: { readonly remotes: Record<string, readonly { version: string; base: string; integrity: Record<string, string> }[]> };
  readonly guest?: { readonly name: string };
  readonly overrides: readonly unknown[];
  readonly status: number;
}

async function open(address: string): Promise<{ status: number; html: string; headers: Headers; boot: PageData }> {
  const answer = await fetch(local + address);
  const html = await answer.text();
  const [, boot = 'null'] = new RegExp(`id="${BOOT_ELEMENT}">(.*?)</script>`, 's').exec(html) ?? [];
  return { status: answer.status, html, headers: answer.headers, boot: JSON.parse(boot) };
}

/** The status of a request whose address is sent as it is. */
const statusOf = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(local);
    const asked = request({ host: '127.0.0.1', port, path: address, headers: { host: `localhost:${port}`, cookie: 'dev-Host-session=a' } });
    asked
      .on('response', (answer) => resolve(answer.resume().statusCode ?? 0))
      .on('error', reject)
      .end();
  });

/** The status of a request under another name of this machine. `fetch` does not send one. */
const statusFor = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(local, { headers: { host } }, (answer) => resolve(answer.resume().statusCode ?? 0));
    asked.on('error', reject).end();
  });

describe('a guest in development', () => {
  it('has its page in a site that does not know it yet, with the build of the folder alone', async () => {
    expect((await fetch(site.url + PAGE)).status).toBe(404);
    const { status, headers, boot, html } = await open(PAGE);
    expect(status).toBe(200);
    expect(boot).toMatchObject({ status: 200, guest: { name: 'mf-gifts' }, overrides: [{ kind: 'version', version: '2.0.0' }] });
    expect(boot.snapshot.remotes['mf-gifts']).toMatchObject([{ version: '2.0.0', base: '/artifacts/mf-gifts/2.0.0/' }]);
    expect(headers.get('content-security-policy')).toContain(policyName(manifest.container));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('<script defer src="/_dev/reload.js">');
  });

  it('stands in place of its live version, also below its address, and nowhere else', async () => {
    await publishBuild(site.stores, { remote: 'mf-gifts', version: '1.0.0' });
    delivered(await activate(site.delivery, 'mf-gifts', '1.0.0'));
    const live = await (await fetch(site.url + PAGE)).text();
    expect(live).toContain('mf-gifts/1.0.0/');
    for (const address of [PAGE, `${PAGE}/sent?page=2`]) {
      const { boot, html } = await open(address);
      expect(boot.snapshot.remotes['mf-gifts']?.map(({ version }) => version)).toEqual(['2.0.0']);
      expect(html).not.toContain('mf-gifts/1.0.0/');
    }
    expect((await open('/login')).html).not.toContain('2.0.0');
    expect((await open('/more/giftsandmore')).status).toBe(404);
  });

  it('has the files of the build, with the hashes in the page, and no other files of the folder', async () => {
    const entry = await fetch(`${local}/artifacts/mf-gifts/2.0.0/${ENTRY_FILE}`);
    expect(entry.headers.get('content-type')).toContain('text/javascript');
    expect(Buffer.from(await entry.arrayBuffer())).toEqual(await readFile(path.join(directory, ENTRY_FILE)));
    for (const file of [MANIFEST_FILE, '..%2fpackage.json', 'other.js'])
      expect((await fetch(`${local}/artifacts/mf-gifts/2.0.0/${file}`)).status).toBe(404);
  });

  it('is told about every build, and what does not compile', async () => {
    const answer = await fetch(`${local}/_dev/builds`);
    const reader = answer.body?.getReader();
    const next = async () =>
      JSON.parse(
        Buffer.from((await reader?.read())?.value ?? [])
          .toString()
          .replace('data: ', ''),
      );
    expect(await next()).toEqual({ version: '2.0.0', errors: '' });
    for (const listener of listeners) listener({ ...state, errors: 'entry.tsx: a word is missing' });
    expect(await next()).toEqual({ version: '2.0.0', errors: 'entry.tsx: a word is missing' });
    await reader?.cancel();
  });

  it('writes to the site as the site’s own pages do, and other pages cannot', async () => {
    const signUp = (origin: string) =>
      fetch(local + postSignup.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), origin },
        body: JSON.stringify(aForm({ name: 'gifter' })),
      });
    expect((await signUp('https://elsewhere.example')).status).toBe(403);
    const answer = await signUp(local);
    expect(answer.ok).toBe(true);
    const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
    const known = await fetch(local + PAGE, { headers: { cookie: cookie.join('; ') } });
    expect(await known.text()).toContain('"name":"gifter"');
  });

  it('keeps its reports from the site, and prints how it failed', async () => {
    const report = (remote: string) =>
      fetch(local + postClientError.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ remote, version: '2.0.0', kind: 'crashed', message: 'no such gift', route: 'guest' }),
      });
    for (const remote of ['mf-chat', 'mf-gifts']) expect((await report(remote)).status).toBe(204);
    expect(said).toEqual(['mf-gifts crashed: no such gift']);
    const counted = await fetch(local + postRemoteStarts.path, { method: 'POST', body: '{}' });
    expect(counted.status).toBe(204);
  });

  it('takes no reports of other sites, and sends nothing to another host that an address names', async () => {
    const foreign = await fetch(local + postClientError.path, {
      method: 'POST',
      body: '{}',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(foreign.status).toBe(403);
    const asked: IncomingHttpHeaders[] = [];
    const other = createServer((incoming, answer) => {
      asked.push(incoming.headers);
      answer.end();
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(other.address() as AddressInfo).port}`;
    for (const address of [`//${host}/x`, `/\\${host}/x`, `http://${host}/x`]) expect(await statusOf(address)).toBe(400);
    expect(asked).toEqual([]);
    other.close();
  });

  it('is not shown to pages that reach this machine under another name', async () => {
    expect(await statusFor('attacker.example')).toBe(421);
    expect(await statusFor(new URL(local).host)).not.toBe(421);
  });
});

describe('what stands in the way', () => {
  it('is said in the page’s place: a build that never compiled, and a site that does not answer', async () => {
    const never: Builds = { ...builds, state: () => ({ manifest: null, errors: 'entry.tsx: no default export' }) };
    const nowhere = await serveDev({ site: 'http://127.0.0.1:9', port: 0, name: 'mf-gifts', say, builds: never });
    const address = `http://localhost:${(nowhere.address() as AddressInfo).port}`;
    const page = await fetch(address + PAGE);
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('no default export')]);
    const home = await fetch(address);
    expect([home.status, await home.text()]).toEqual([502, expect.stringContaining('http://127.0.0.1:9 cannot be reached')]);
    nowhere.close();
  });
});

describe('a site that is reached by https', () => {
  it('keeps its sessions in a browser that reaches it by http here', async () => {
    const asked: IncomingHttpHeaders[] = [];
    const https = createServer((incoming, answer) => {
      asked.push(incoming.headers);
      answer.setHeader('set-cookie', [
        '__Host-session=a; Path=/; Secure; HttpOnly; Max-Age=2592000',
        'locale=it; Path=/; secure; Domain=example.test',
      ]);
      answer.setHeader('strict-transport-security', 'max-age=1');
      answer.writeHead(303, { location: `http://${incoming.headers.host}/members` }).end();
    });
    await new Promise<void>((resolve) => https.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(https.address() as AddressInfo).port}`;
    const shown = await serveDev({ site: origin, port: 0, name: 'mf-gifts', say, builds });
    const here = `http://localhost:${(shown.address() as AddressInfo).port}`;
    const answer = await fetch(here, {
      redirect: 'manual',
      headers: { cookie: 'dev-Host-session=a; locale=it', referer: `${here}/login` },
    });
    expect(answer.headers.getSetCookie()).toEqual(['dev-Host-session=a; Path=/; HttpOnly', 'locale=it; Path=/']);
    expect(answer.headers.get('location')).toBe(`${here}/members`);
    expect(answer.headers.has('strict-transport-security')).toBe(false);
    expect(asked[0]).toMatchObject({
      cookie: '__Host-session=a; locale=it',
      referer: `${origin}/login`,
      host: origin.slice('http://'.length),
    });
    for (const one of [https, shown]) one.close();
  });
});
