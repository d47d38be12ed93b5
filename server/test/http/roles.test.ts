import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { LIVE_PATH } from '@amarena/shared/contracts/chat/live';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildApp } from '../../src/compose/app.ts';
import { readConfig } from '../../src/config.ts';
import { inTransaction } from '../../src/db/schema.ts';
import { listenTo } from '../live/stream.ts';
import { createClient, type TestClient } from '../support/client.ts';
import { sameDatabase } from '../support/database.ts';
import { mailsTo, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

const MISDIRECTED = { status: 421, body: '{"code":"unavailable"}' };

describe('a process with some of the roles', () => {
  let web: TestServer;
  const opened: (() => Promise<void>)[] = [];
  const elsewhere = { DATABASE_URL: 'postgres://the.same/database' };
  beforeAll(async () => {
    web = await startServer({ environment: { ...elsewhere, ROLES: 'web' } });
  });
  afterAll(async () => {
    for (const close of opened) await close();
    await web.close();
  });

  /** Another process of this site. */
  async function processWith(roles: string) {
    const config = { ...web.config, roles: readConfig({ ...elsewhere, ROLES: roles }).roles };
    const app = await buildApp(config, { database: await sameDatabase(web.database), now: web.platform.now });
    opened.push(app.close);
    return app;
  }
  const get = async (client: TestClient, url: string) => {
    const { status, body } = await client.raw({ method: 'GET', url });
    return { status, body };
  };

  it('answers pages and calls with "web", and no streams', async () => {
    const { client } = await signUp(web);
    expect((await client.call(getUser)).status).toBe(200);
    expect(await get(client, LIVE_PATH)).toEqual(MISDIRECTED);
  });

  it('holds streams with "live", which hear of what other processes do, and answers nothing else', async () => {
    const live = await processWith('live');
    const { id, client } = await signUp(web);
    const stranger = createClient(live.server, '198.18.9.1');
    for (const url of ['/', '/members', '/api/user.php', '/nothing/here']) expect(await get(stranger, url)).toEqual(MISDIRECTED);
    const tab = await listenTo(await live.start(), client);
    await inTransaction(web.database.db, (trx) => web.services.live.publish(trx, id, { type: 'likes_changed', new_likes: 1 }));
    expect((await tab.next())?.event).toEqual({ type: 'likes_changed', new_likes: 1 });
    tab.close();
  });

  it('works on jobs with "jobs", and answers neither', async () => {
    const jobs = await processWith('jobs');
    const stranger = createClient(jobs.server, '198.18.9.2');
    for (const url of ['/', LIVE_PATH]) expect(await get(stranger, url)).toEqual(MISDIRECTED);
    const { email } = await signUp(web);
    await jobs.services.jobs.runDue();
    expect(await mailsTo(web, email)).not.toEqual([]);
  });

  it('says everywhere how it is', async () => {
    for (const roles of ['web', 'live', 'jobs']) {
      const { server } = await processWith(roles);
      for (const url of ['/health/live', '/health/ready', '/metrics']) expect((await server.inject({ url })).statusCode).toBe(200);
    }
  });
});

it('sends nothing to a process with another role if all have all', async () => {
  const server = await startServer();
  expect((await server.visitor().raw({ method: 'GET', url: LIVE_PATH })).status).toBe(403);
  await server.close();
});
