import { setTimeout } from 'node:timers/promises';
import { leaderOf, standbyFollows } from './database.ts';
import type { Ground } from './engines.ts';
import { type Part, whenTrue } from './part.ts';
import { RTO } from './pause.ts';

/** Whichever PostgreSQL leads, and the other one. */
export const LEADER = 'postgres';
export const STANDBY = 'standby';
const ETCD = 'etcd';
/** Milliseconds without etcd: more than the leader goes on for without its failsafe mode. */
const DOWN_OF_ETCD = 10_000;
const LOOK_EVERY = 100;

/** Milliseconds before a part is killed, until it is started again, and after it is back. */
export interface Pauses {
  readonly before: number;
  readonly down: number;
  readonly after: number;
}

interface Drilled {
  readonly parts: ReadonlyMap<string, Part>;
  readonly ground: Ground;
  readonly pauses: Pauses;
  readonly say: (text: string) => void;
}

const other = (number: 0 | 1): 0 | 1 => (number === 0 ? 1 : 0);

/** Waits until the standby has taken over from the leader that was killed just now, and says how long that took. */
async function takenOver(from: 0 | 1, { ground, say }: Drilled): Promise<void> {
  for (const began = Date.now(); Date.now() - began < RTO; await setTimeout(LOOK_EVERY)) {
    if ((await leaderOf(ground.ports).catch(() => from)) === from) continue;
    say(`postgres${other(from) + 1} leads after ${((Date.now() - began) / 1_000).toFixed(1)} s`);
    return;
  }
  throw new Error(`The standby did not take over within ${RTO / 1_000} s.`);
}

/** Kills a part, waits, starts it again, and waits until the standby follows if it concerns that. */
export async function interrupt(name: string, drilled: Drilled): Promise<void> {
  const { parts, ground, pauses, say } = drilled;
  await setTimeout(pauses.before);
  const leads = await leaderOf(ground.ports);
  const special = new Map([
    [LEADER, `postgres${leads + 1}`],
    [STANDBY, `postgres${other(leads) + 1}`],
  ]);
  const part = parts.get(special.get(name) ?? name);
  if (part === undefined) throw new Error(`There is no part "${name}". The parts are ${[...parts.keys(), STANDBY, LEADER].join(', ')}.`);
  say(`${part.name}${special.has(name) ? `, ${name === LEADER ? 'which leads' : 'the standby'},` : ''} is killed`);
  await part.kill();
  const down = setTimeout(name === ETCD ? DOWN_OF_ETCD : pauses.down);
  await Promise.all([down, ...(part.name === special.get(LEADER) ? [takenOver(leads, drilled)] : [])]);
  await part.start();
  say(`${part.name} is back`);
  if (name === ETCD || part.name.startsWith(LEADER)) await whenTrue('A standby that follows', () => standbyFollows(ground.ports));
  await setTimeout(pauses.after);
}
