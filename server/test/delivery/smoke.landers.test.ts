import { landerPath } from '@amarena/shared/contracts/landers/landerAddresses';
import { getLander } from '@amarena/shared/contracts/landers/landers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ownTemplates } from '../../src/cli/landers/ownTemplates.ts';
import { candidateOf } from '../../src/delivery/check.ts';
import { publishOfEach } from '../../src/delivery/smoke/landers.ts';
import { stopsOf } from '../../src/delivery/smoke/stops.ts';
import { addMember } from '../community/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { delivered, openDelivery, publishBuild } from './support/delivery.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const QUIZ = { quiz: { slug: false, blocks: { text: { min: 2, max: 3 } } } };

describe('the landers of a smoke mount', () => {
  it('stand at the address of each template of the candidate, with all that it takes', async () => {
    const templates = { ...(await ownTemplates()), ...QUIZ };
    await publishOfEach(server, templates);
    // The site serves every candidate: the second one finds the data of the first one.
    await publishOfEach(server, templates);
    const profile = await addMember(server, { profile: {}, photos: 1 });
    for (const [template, { blocks }] of Object.entries(templates)) {
      const { page } = (await server.visitor().call(getLander, { query: { template, language: 'it', profile } })).answer();
      const kinds = page.blocks.map(({ kind }) => kind);
      expect([template, kinds]).toEqual([template, expect.arrayContaining([...Object.keys(blocks), 'headline', 'form', 'notice'])]);
    }
  });

  it('are opened where no row of the route table names them', async () => {
    const delivery = await openDelivery();
    await publishBuild(delivery, { remote: 'mf-landers', version: '1.1.0', templates: QUIZ });
    const candidate = delivered(await candidateOf(delivery, 'mf-landers', '1.1.0'));
    const world = { member: { cookies: [], origins: [] }, neighbour: 'n', conversation: 'c', payment: 'p' };
    const addresses = stopsOf([candidate], { shell: null, remotes: {} }, world).map(({ address }) => address);
    expect(addresses).toContain(landerPath('quiz', ''));
    expect(addresses).toContain('/landers/gallery');
  });
});
