import { type Db, inTransaction } from '../../db/schema.ts';
import { inBatches } from '../../inBatches.ts';
import type { Seen } from './counts.repository.ts';
import { namesOf, sourceOrOther } from './sources.ts';
import { addVisits, seenFirst, sourcesOn, type Visits } from './visits.repository.ts';

/** A visit that counts if it is the first of its visitor today. */
export interface Visit {
  readonly seen: Seen;
  /** Keyed hash of the visitor, the day and what was visited. */
  readonly seal: string;
  /** Calendar date in UTC. */
  readonly day: string;
}

const versionOf = ({ lander_id, number }: Seen): string => `${lander_id} ${number}`;

/** One row for each wording and source; sources beyond the limit share one. */
async function rowsOf(trx: Db, all: readonly Seen[], day: string): Promise<Visits[]> {
  const rows = new Map<string, Visits>();
  for (const seen of Map.groupBy(all, versionOf).values()) {
    const [first] = seen;
    if (first === undefined) continue;
    const known = namesOf(await sourcesOn(trx, first, day));
    for (const one of seen) {
      const counted = { ...one, ...sourceOrOther(one, known) };
      const key = JSON.stringify([versionOf(one), one.variant, counted.network, counted.ref, counted.sub1]);
      rows.set(key, { ...counted, visits: (rows.get(key)?.visits ?? 0) + 1 });
    }
  }
  return [...rows.values()];
}

async function countDay(trx: Db, visits: readonly Visit[], day: string): Promise<void> {
  const bySeal = new Map(visits.map(({ seal, seen }) => [seal, seen]));
  const first = await seenFirst(trx, [...bySeal.keys()], day);
  const rows = await rowsOf(
    trx,
    [...bySeal].flatMap(([seal, seen]) => (first.has(seal) ? seen : [])),
    day,
  );
  if (rows.length > 0) await addVisits(trx, rows, day);
}

/**
 * Counts visits together with those that come at the same time: on the first day of a campaign they all change one row,
 * and each would wait for the one before. `visitOf` says what a visit counts for; null: nothing.
 */
export function createVisits<Asked>(visitOf: (trx: Db, asked: Asked) => Promise<Visit | null>): (db: Db, asked: Asked) => Promise<void> {
  const add = inBatches<{ db: Db; asked: Asked }>(async (batch) => {
    const [first] = batch;
    if (first === undefined) return;
    await inTransaction(first.db, async (trx) => {
      const visits: Visit[] = [];
      for (const { asked } of batch) visits.push(...[await visitOf(trx, asked)].filter((visit) => visit !== null));
      for (const [day, ofDay] of Map.groupBy(visits, ({ day: one }) => one)) await countDay(trx, ofDay, day);
    });
  });
  return (db, asked) => add({ db, asked });
}
