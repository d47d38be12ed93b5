import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { interrupt, LEADER } from './interrupt.ts';
import type { Part } from './part.ts';
import { findPorts } from './ports.ts';

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

/** What Patroni of one PostgreSQL answers. Returns its port. */
async function patroni(isOk: (path: string) => boolean): Promise<number> {
  const server = createServer(({ url = '' }, answer) => {
    answer.writeHead(isOk(url) ? 200 : 503, { connection: 'close' }).end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Milliseconds. */
const TAKES_OVER_AFTER = 300;

it('says how long the standby took since the leader was killed, also if the leader is left down for longer', async () => {
  let killed: number | null = null;
  const standbyLeads = () => killed !== null && Date.now() - killed >= TAKES_OVER_AFTER;
  const ports = {
    ...(await findPorts()),
    patroni: [
      await patroni((path) => (path === '/primary' ? killed === null : standbyLeads())),
      await patroni((path) => path === '/primary' && standbyLeads()),
    ] as const,
  };
  const leader: Part = {
    name: 'postgres1',
    start: async () => undefined,
    kill: async () => {
      killed = Date.now();
    },
  };
  const said: string[] = [];
  await interrupt(LEADER, {
    parts: new Map([['postgres1', leader]]),
    ground: { programs: {} as never, folder: '', ports },
    pauses: { before: 0, down: 2 * TAKES_OVER_AFTER, after: 0 },
    say: (text) => said.push(text),
  });
  const [, seconds] = /^postgres2 leads after ([\d.]+) s$/.exec(said[1] ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(TAKES_OVER_AFTER / 1_000);
  // Not only after the leader's pause.
  expect(Number(seconds)).toBeLessThan((2 * TAKES_OVER_AFTER) / 1_000);
});
