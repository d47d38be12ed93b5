import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listenTo, type OpenStream } from '../live/stream.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { statementsDuring } from '../support/statements.ts';
import { aPerson, chatWith, send } from './support/people.ts';

const ALLOWED = 20;
const ROUNDS = 5;

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startServer();
  // Without `start`, no worker looks for jobs meanwhile.
  address = await server.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

async function hears(stream: OpenStream, type: string): Promise<void> {
  for (let heard = await stream.next(); heard?.event.type !== type; heard = await stream.next())
    if (heard === null) throw new Error('The server ended the stream.');
}

it('a message takes at most 20 statements, including what an open tab on each side causes, until its sender sees that it was delivered', async () => {
  const marco = await aPerson(server, { credits: 100, paid_user: true });
  const giulia = await aPerson(server);
  const [mine, theirs] = [await listenTo(address, marco.client), await listenTo(address, giulia.client)];
  const inTurn = [() => ({ profile: giulia.id }), async () => ({ conversation: (await chatWith(marco, giulia.id)).conversation ?? '' })];
  for (const target of inTurn) {
    const to = await target();
    const counts: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const statements = await statementsDuring(async () => {
        const all = [hears(mine, 'delivered'), hears(theirs, 'message'), send(marco, to)] as const;
        expect((await Promise.all(all))[2].status).toBe(200);
      });
      counts.push(statements.length);
    }
    // The fewest: now and then the server does something else at the same time.
    expect(counts).toHaveLength(ROUNDS);
    expect(Math.min(...counts)).toBeLessThanOrEqual(ALLOWED);
  }
  mine.close();
  theirs.close();
});

it('a message that four tabs on each side receive takes no more', async () => {
  const marco = await aPerson(server, { credits: 100, paid_user: true });
  const giulia = await aPerson(server);
  const tabs = async (whose: typeof marco) => [
    await listenTo(address, whose.client),
    await listenTo(address, whose.client),
    await listenTo(address, whose.client),
    await listenTo(address, whose.client),
  ];
  const [mine, theirs] = [await tabs(marco), await tabs(giulia)];
  const counts: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const statements = await statementsDuring(async () => {
      const heard = [...mine.map((tab) => hears(tab, 'delivered')), ...theirs.map((tab) => hears(tab, 'message'))];
      await Promise.all([...heard, send(marco, { profile: giulia.id })]);
    });
    counts.push(statements.length);
  }
  expect(counts).toHaveLength(ROUNDS);
  expect(Math.min(...counts)).toBeLessThanOrEqual(ALLOWED);
  for (const tab of [...mine, ...theirs]) tab.close();
});
