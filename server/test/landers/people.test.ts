import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createPeople } from '../../src/domains/landers/people.ts';
import { addMember } from '../community/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('the map counts people in its regions, and no fictional profile', async () => {
  const add = async (region: string, count: number, fictional = false) => {
    for (let one = 0; one < count; one += 1) await addMember(server, { fictional, profile: { region } });
  };
  await add('lazio', 12);
  await add('lazio', 5, true);
  await add('molise', 9);
  await add('molise', 3, true);
  const people = createPeople({ profiles: { onPublicPages: async () => [] } });
  const regions = await people.regions(server.database.db, 'IT', server.platform.now());
  const membersIn = (wanted: string) => regions.find(({ key }) => key === wanted)?.members;
  expect([membersIn('lazio'), membersIn('molise')]).toEqual([12, null]);
});
