import { postClientError } from '@amarena/shared/contracts/platform/clientErrors';
import { postRemoteStarts } from '@amarena/shared/contracts/platform/remoteStarts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { deliveryFolders } from '../../src/delivery/folders.ts';
import { delivered, publishBuild, withLiveShell } from '../delivery/support/delivery.ts';
import { signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

describe('metrics', () => {
  let site: TestServer;
  beforeAll(async () => {
    site = await startServer();
    const delivery = await withLiveShell(deliveryFolders(site.config.dataDir));
    await publishBuild(delivery, { remote: 'mf-chat' });
    delivered(await activate(delivery, 'mf-chat', '1.0.0'));
  });
  afterAll(() => site.close());

  /** The value of a metric with its labels, as `/metrics` shows it; null: it has none. */
  async function figure(metric: string): Promise<number | null> {
    const { payload } = await site.server.inject({ url: '/metrics' });
    const line = payload.split('\n').find((one) => one.startsWith(`${metric} `));
    return line === undefined ? null : Number(line.slice(metric.length + 1));
  }

  it('say how many jobs wait and for how long, and which of them and of the mails succeeded', async () => {
    await signUp(site);
    expect(await figure('jobs_waiting{job="send_mail"}')).toBe(1);
    expect(await figure('jobs_oldest_seconds{job="send_mail"}')).toBeGreaterThan(0);
    await site.services.jobs.runDue();
    expect(await figure('jobs_waiting{job="send_mail"}')).toBe(0);
    expect(await figure('jobs_oldest_seconds{job="send_mail"}')).toBe(0);
    expect(await figure('jobs_done_total{job="send_mail"}')).toBe(1);
    expect(await figure('mails_total{outcome="sent"}')).toBe(1);
  });

  it('count starts and failures of remotes by kind of version, and never by its number', async () => {
    const visitor = site.visitor();
    const start = { remote: 'mf-chat', version: '1.0.0', ms: 80, cold: false };
    await visitor.call(postRemoteStarts, { body: { starts: [start, start] } });
    const failure = { remote: 'mf-chat', version: '1.0.0', kind: 'timed_out', message: 'Too late.', route: 'chats' } as const;
    await visitor.call(postClientError, { body: failure });
    expect(await figure('remote_starts_total{part="mf-chat",version="active"}')).toBe(2);
    expect(await figure('remote_failures_total{part="mf-chat",version="active",kind="timed_out"}')).toBe(1);
    expect((await site.server.inject({ url: '/metrics' })).payload).not.toContain('1.0.0');
  });

  it('say which generation is live, and how many pages came without their screen', async () => {
    expect(await figure('delivery_generation')).toBeGreaterThan(0);
    expect(await figure('page_screens_total{whom="visitor",screen="without"}')).toBe(0);
    expect(await figure('renders_total{outcome="queue_full"}')).toBe(0);
  });
});
