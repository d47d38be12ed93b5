import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserError, postBrowserError } from '@amarena/shared/contracts/platform/browserErrors';
import { afterEach, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { deliveryFolders } from '../../src/delivery/folders.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { delivered, publishBuild, withLiveShell } from './support/delivery.ts';

/** A service that takes errors; it answers with this status. */
async function aReceiver(status: number) {
  const received: { headers: IncomingHttpHeaders; url: string; lines: unknown[] }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => {
      body += piece.toString();
    });
    request.on('end', () => {
      const lines = body.trimEnd().split('\n');
      received.push({ headers: request.headers, url: request.url ?? '', lines: lines.map((line) => JSON.parse(line)) });
      response.writeHead(status).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const dsn = `http://public@127.0.0.1:${(server.address() as AddressInfo).port}/errors/42`;
  return { received, dsn, close: () => server.close() };
}

const anError = (change: Partial<BrowserError> = {}): BrowserError => ({
  kind: 'caught',
  name: 'TypeError',
  reason: 'is not a function',
  remote: 'mf-members',
  version: '1.0.0',
  frames: [
    { part: 'mf-members', version: '1.0.0', file: 'page.aaa.js', line: 1, column: 40 },
    { part: 'shell', version: '1.0.0', file: 'main.ccc.js', line: 1, column: 9 },
  ],
  route: 'likes',
  generation: 3,
  ...change,
});

let site: TestServer;
let receiver: Awaited<ReturnType<typeof aReceiver>>;
async function open(environment: (dsn: string) => Record<string, string>, status = 200): Promise<void> {
  receiver = await aReceiver(status);
  site = await startServer({ environment: environment(receiver.dsn) });
  const delivery = await withLiveShell(deliveryFolders(site.config.dataDir));
  await publishBuild(delivery);
  delivered(await activate(delivery, 'mf-members', '1.0.0'));
}
afterEach(async () => {
  await site.close();
  receiver.close();
});
const send = (error: BrowserError) => site.visitor().call(postBrowserError, { body: error });
const flush = () => site.services.delivery.errors.flush();

describe('a service that takes errors', () => {
  it('gets the first error of each group, once, with its release and the innermost frame last', async () => {
    await open((dsn) => ({ ERRORS_DSN: dsn }));
    await send(anError());
    await flush();
    await send(anError());
    await flush();
    await site.services.jobs.runDue();

    expect(receiver.received).toHaveLength(1);
    const [taken] = receiver.received;
    expect(taken?.url).toBe('/errors/api/42/envelope/');
    expect(taken?.headers['x-sentry-auth']).toContain('sentry_key=public');
    const [header, item, event] = (taken?.lines ?? []) as [{ event_id: string }, unknown, Record<string, unknown>];
    expect(item).toEqual({ type: 'event' });
    expect(event).toMatchObject({
      event_id: header.event_id,
      platform: 'javascript',
      release: 'mf-members@1.0.0',
      transaction: 'likes',
      tags: { remote: 'mf-members', kind: 'caught', browser: 'Other', generation: 3 },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'is not a function',
            stacktrace: { frames: [{ filename: 'shell/main.ccc.js' }, { filename: 'mf-members/page.aaa.js', lineno: 1, colno: 40 }] },
          },
        ],
      },
    });
  });

  it('fails the job that forwards if it refuses, so that the job is retried', async () => {
    await open((dsn) => ({ ERRORS_DSN: dsn }), 503);
    await send(anError());
    await flush();
    await expect(site.services.jobs.runDue()).rejects.toThrow('The receiver of errors answered 503.');
  });

  it('gets nothing without the setting', async () => {
    await open(() => ({}));
    await send(anError());
    await flush();
    await site.services.jobs.runDue();
    expect(receiver.received).toEqual([]);
  });
});
