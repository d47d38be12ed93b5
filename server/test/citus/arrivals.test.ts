import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { membersBehind, newestNumbers } from '../../src/live/repository.ts';
import { aPerson, type Person, send } from '../chats/support/people.ts';
import { listenTo } from '../live/stream.ts';
import { shutWorker, workerUrls } from '../support/citus.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { whenFound } from '../support/whenFound.ts';

/** Someone who was written to while no page of theirs was open. */
interface Written {
  readonly sender: Person;
  readonly reader: Person;
  readonly conversation: string;
  /** Ports of the workers that have the lines of both and their conversation. */
  readonly ports: readonly number[];
}

describe('pages of many members that open at once', () => {
  let server: TestServer;
  let address: string;
  beforeAll(async () => {
    server = await startServer();
    address = await server.start();
  });
  afterAll(() => server.close());

  const portOf = async (table: string, key: string): Promise<number> => {
    const { rows } = await sql<{ port: number }>`
      select nodeport as port from pg_dist_placement join pg_dist_node using (groupid)
      where shardid = get_shard_id_for_distribution_column(${table}::regclass, ${key}::uuid)`.execute(server.platform.db);
    return rows[0]?.port ?? 0;
  };

  async function aWritten(): Promise<Written> {
    const [sender, reader] = [await aPerson(server, { credits: 10, paid_user: true }), await aPerson(server)];
    const { conversation } = (await send(sender, { profile: reader.id })).answer().message;
    const ports = [await portOf('chats', sender.id), await portOf('chats', reader.id), await portOf('messages', conversation)];
    return { sender, reader, conversation, ports };
  }

  const isMarked = async ({ conversation }: Written): Promise<boolean> => {
    const { delivered_at } = await server.platform.db
      .selectFrom('messages')
      .select('delivered_at')
      .where('conversation', '=', conversation)
      .executeTakeFirstOrThrow();
    return delivered_at !== null;
  };
  const marked = async (all: readonly Written[]): Promise<boolean[]> => Promise.all(all.map(isMarked));

  /** How often the sender was told of the delivery. */
  const told = async ({ sender }: Written): Promise<number> => {
    const { rows } = await sql<{ type: string }>`
      select event->>'type' as type from live_events where member_id = ${sender.id}`.execute(server.platform.db);
    return rows.filter(({ type }) => type === 'delivered').length;
  };

  it('mark what each of them missed, on whichever server it is, and tell each sender once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, aWritten));
    expect(new Set(all.flatMap(({ ports }) => ports)).size).toBe(2);
    const tabs = await Promise.all(all.map(({ reader }) => listenTo(address, reader.client)));
    await whenFound(async () => ((await marked(all)).includes(false) ? null : all));
    for (const one of all) expect(await told(one)).toBe(1);

    // What is read for all of them, in one statement each.
    const ids = all.map(({ sender }) => sender.id);
    const numbers = await newestNumbers(server.platform.db, [...ids, all[0]?.reader.id ?? '']);
    expect(ids.filter((id) => (numbers.get(id) ?? 0) === 0)).toEqual([]);
    const [first = '', ...others] = ids;
    const reached = new Map([[first, 0], ...others.map((id) => [id, numbers.get(id) ?? 0] as const)]);
    expect(await membersBehind(server.platform.db, reached)).toEqual([first]);
    for (const tab of tabs) tab.close();
  });

  it('mark what can be reached if a worker is down, and the rest once it is back', async () => {
    const lost = Number(new URL(workerUrls().at(-1) ?? '').port);
    const all: Written[] = [];
    const here = () => all.filter(({ ports }) => !ports.includes(lost));
    const there = () => all.filter(({ ports }) => ports[1] === lost);
    while (here().length < 2 || there().length < 2) all.push(await aWritten());

    const shut = await shutWorker(server.database.url ?? '');
    const ids = all.map(({ reader }) => reader.id);
    try {
      await expect(server.services.chats.deliver(server.platform.db, ids)).rejects.toThrow('Some conversations were not marked');
      expect(await marked(here())).toEqual(here().map(() => true));
    } finally {
      await shut.open();
    }
    await whenFound(() => marked(there()).catch(() => null));
    expect(await marked(there())).toEqual(there().map(() => false));
    await server.services.chats.deliver(server.platform.db, ids);
    expect(await marked(all)).toEqual(all.map(() => true));
    for (const one of all) expect(await told(one)).toBe(1);
  });
});
