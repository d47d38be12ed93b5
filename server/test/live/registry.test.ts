import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { deliveryFolders } from '../../src/delivery/folders.ts';
import { delivered, publishBuild, withLiveShell } from '../delivery/support/delivery.ts';
import { signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { listenTo } from './stream.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('an open tab learns that another registry is live', async () => {
  const delivery = await withLiveShell(deliveryFolders(server.config.dataDir));
  await publishBuild(delivery);
  const { client } = await signUp(server);
  const stream = await listenTo(await server.start(), client);
  // The first round that sees this generation has nothing to report.
  await server.services.delivery.follow();
  const { generation } = delivered(await activate(delivery, 'mf-members', '1.0.0'));
  expect((await stream.next())?.event).toEqual({ type: 'registry', generation });
  stream.close();
});
