import { setTimeout } from 'node:timers/promises';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import { Counter, Gauge, type Registry } from 'prom-client';
import { Overloaded } from '../../../db/bulkhead.ts';
import type { Db } from '../../../db/schema.ts';
import { errorCode } from '../../../errorCode.ts';
import { SECOND } from '../../../times.ts';
import type { Opening } from './link.ts';
import { createLooks } from './looks.ts';
import { STATES, type Status, type WatchedReplica, watchReplica } from './replica.ts';
import type { SearchReplica } from './setting.ts';
import { beat, shapeOf } from './state.repository.ts';

const LOOK_EVERY = SECOND;
/** Milliseconds. */
const FIRST_ARRIVES_WITHIN = 500;
/** Columns and indexes are compared at every look while a replica is not ready, and else at every thirtieth. */
const COMPARE_EVERY = 30;
const TOOK_TOO_LONG = '57014';

/** What was read, and where. */
export interface Answer<Value> {
  readonly value: Value;
  /** False: it may be a little old, so those who are shown must be looked up on the primary. */
  readonly isCurrent: boolean;
}

export interface ReplicaSettings extends Opening {
  readonly searchReplicas: readonly SearchReplica[];
  readonly searchReplicaLagSeconds: number;
}

interface Deps {
  readonly primary: Db;
  readonly metrics: Registry;
  /** A replica is in another state. */
  readonly onChange: (name: string, status: Status) => void;
  /** Looks began to fail, with the error; null: they succeed again. */
  readonly onFailing: (error: unknown) => void;
}

/** The primary would take as long, or has no room either: to ask it, too, would double the load. */
const isOverload = (error: unknown): boolean =>
  error instanceof Overloaded || (error instanceof Error && errorCode(error) === TOOK_TOO_LONG);

function expose(metrics: Registry, replicas: readonly WatchedReplica[]) {
  const registers = [metrics];
  new Gauge({
    name: 'search_replica_state',
    help: '1 for the state that a search replica is in, 0 for the others.',
    labelNames: ['replica', 'state'],
    registers,
    collect() {
      for (const { name, status } of replicas)
        for (const state of STATES) this.set({ replica: name, state }, state === status().state ? 1 : 0);
    },
  });
  new Gauge({
    name: 'search_replica_lag_seconds',
    help: 'Age of what a search replica has. None while that is unknown.',
    labelNames: ['replica'],
    registers,
    collect() {
      this.reset();
      for (const { name, lag } of replicas) {
        const age = lag();
        if (age !== null) this.set({ replica: name }, age / SECOND);
      }
    },
  });
  const answered = new Counter({
    name: 'search_answers_total',
    help: 'Reads of searches by who answered: a replica, or the primary because none is for that country, or instead of one.',
    labelNames: ['by'],
    registers,
  });
  for (const by of ['replica', 'primary', 'primary_instead'] as const) answered.inc({ by }, 0);
  return (by: 'replica' | 'primary' | 'primary_instead') => answered.inc({ by });
}

/**
 * Search replicas, and what they may answer: searches in a country go to the replica of that country, others to the one
 * with every country, and to the primary whatever no replica can answer now.
 */
export async function openSearchReplicas(settings: ReplicaSettings, { primary, metrics, onChange, onFailing }: Deps) {
  const mostLag = settings.searchReplicaLagSeconds * SECOND;
  const replicas = await Promise.all(settings.searchReplicas.map((replica) => watchReplica(replica, settings, mostLag)));
  const count = expose(metrics, replicas);
  const looking = createLooks({ metrics, onFailing });
  const ended = new AbortController();
  let lookingOn: Promise<void> = Promise.resolve();
  let looks = 0;

  const suitable = (country: Country | undefined): WatchedReplica[] => [
    ...replicas.filter(({ countries }) => country !== undefined && countries?.includes(country)),
    ...replicas.filter(({ countries }) => countries === null),
  ];

  async function look(): Promise<void> {
    const isDue = looks % COMPARE_EVERY === 0 || replicas.some(({ status }) => status().state !== 'ready');
    looks += 1;
    const askedAt = performance.now();
    const current = { askedAt, now: await beat(primary), shape: isDue ? await shapeOf(primary) : null };
    await Promise.all(
      replicas.map(async (replica) => {
        if (await replica.check(current)) onChange(replica.name, replica.status());
      }),
    );
  }

  /** While the primary does not answer, what is known of the replicas grows old, and with it their lag. */
  async function lookAgain(): Promise<void> {
    while (!ended.signal.aborted) {
      await setTimeout(LOOK_EVERY, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
      if (!ended.signal.aborted) await looking(look);
    }
  }

  return {
    /** True if there are none: then all searches are the primary's. */
    isEmpty: replicas.length === 0,

    /** Runs statements that search one country, or any for undefined. They only read, and may run twice. */
    async read<Value>(db: Db, country: Country | undefined, work: (db: Db) => Promise<Value>): Promise<Answer<Value>> {
      const all = suitable(country);
      for (const replica of all.filter((one) => one.isUsable())) {
        try {
          const value = await replica.run(work);
          count('replica');
          return { value, isCurrent: false };
        } catch (error) {
          if (isOverload(error)) throw error;
        }
      }
      count(all.length === 0 ? 'primary' : 'primary_instead');
      return { value: await work(db), isCurrent: true };
    },

    /** Looks at the replicas once, and from then on every second. */
    async start(): Promise<void> {
      if (replicas.length === 0) return;
      // Nobody may have renewed the time for long, and then the replicas seem to be as old as that.
      await beat(primary);
      await setTimeout(FIRST_ARRIVES_WITHIN);
      await look();
      lookingOn = lookAgain();
    },

    async close(): Promise<void> {
      ended.abort();
      await lookingOn;
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}
export type SearchReplicas = Awaited<ReturnType<typeof openSearchReplicas>>;
