import { postClientError } from '@amarena/shared/contracts/platform/clientErrors';
import type { BodyOf } from '@amarena/shared/contracts/platform/endpoint';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deliveryFolders } from '../../src/delivery/folders.ts';
import { failuresSince } from '../../src/domains/delivery/repository.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { publishBuild } from './support/delivery.ts';

const report = (change: Partial<BodyOf<typeof postClientError>> = {}): BodyOf<typeof postClientError> => ({
  remote: 'mf-members',
  version: '1.0.0',
  kind: 'hash_mismatch',
  message: 'Loading chunk 530 failed.',
  route: 'members',
  ...change,
});

describe('reports of failing remotes', () => {
  let site: TestServer;
  beforeAll(async () => {
    site = await startServer();
    await publishBuild(deliveryFolders(site.config.dataDir));
  });
  afterAll(() => site.close());

  const counts = async () => {
    await site.services.delivery.reports.flush();
    return failuresSince(site.database.db, '2000-01-01');
  };

  it('counts a failure by remote, version and kind', async () => {
    const visitor = site.visitor();
    await visitor.call(postClientError, { body: report() });
    await visitor.call(postClientError, { body: report() });
    const { status } = await visitor.call(postClientError, { body: report({ kind: 'timed_out' }) });

    expect(status).toBe(204);
    expect(await counts()).toEqual([
      { remote: 'mf-members', version: '1.0.0', kind: 'hash_mismatch', count: 2 },
      { remote: 'mf-members', version: '1.0.0', kind: 'timed_out', count: 1 },
    ]);
  });

  it('does not count a version that was never published', async () => {
    const before = await counts();
    const { status } = await site.visitor().call(postClientError, { body: report({ version: '9.9.9' }) });
    expect(status).toBe(404);
    expect(await counts()).toEqual(before);
  });

  it('answers 429 to an address that reports without end', async () => {
    const visitor = site.visitor();
    let status = 0;
    for (let sent = 0; sent < 40 && status !== 429; sent += 1) status = (await visitor.call(postClientError, { body: report() })).status;
    expect(status).toBe(429);
  });
});
