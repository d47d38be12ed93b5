import type { Db } from '../../../db/schema.ts';
import { SECOND } from '../../../times.ts';
import { publicationOf } from './columns.ts';
import { type Link, linkTo, type Opening } from './link.ts';
import { nameOf, type SearchReplica } from './setting.ts';
import { received, shapeOf } from './state.repository.ts';

/**
 * `ready`: it answers searches. `behind`: what it has is too old. `copying`: it does not have all members yet. `differs`:
 * it lacks a country, a column, a function or an index. `unreachable`: it does not answer, or not in time.
 */
export const STATES = ['ready', 'behind', 'copying', 'differs', 'unreachable'] as const;
export type State = (typeof STATES)[number];

/** Milliseconds in which a replica says how it is. */
const ANSWERS_WITHIN = 2 * SECOND;

/** What is known of the primary at one moment. */
export interface Primary {
  readonly now: Date;
  /** When that was, by the clock of `performance.now()`. */
  readonly askedAt: number;
  /** Null: not asked, because it seldom changes. */
  readonly shape: readonly string[] | null;
}

export interface Status {
  readonly state: State;
  /** What is wrong, for the log; null: nothing. */
  readonly why: string | null;
  /** Milliseconds; null: unknown. */
  readonly lag: number | null;
}

const status = (state: State, why: string | null, lag: number | null = null): Status => ({ state, why, lag });

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It did not answer within ${ANSWERS_WITHIN / SECOND} s.`)), ANSWERS_WITHIN);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function look(db: Db, { countries }: SearchReplica, { now, shape }: Primary, mostLag: number): Promise<Status> {
  const { at, copied, publications } = await received(db);
  const missing = (countries ?? [null]).map(publicationOf).filter((name) => !publications.includes(name));
  if (missing.length > 0) return status('differs', `It does not subscribe to ${missing.join(', ')}.`);
  if (!copied || at === null) return status('copying', 'Members are being copied.');
  const own = new Set(shape === null ? [] : await shapeOf(db));
  const lacks = (shape ?? []).filter((part) => !own.has(part));
  if (lacks.length > 0) return status('differs', `It lacks ${lacks.join('; ')}.`);
  const lag = Math.max(0, now.getTime() - at.getTime());
  return lag > mostLag ? status('behind', `It is ${Math.round(lag / SECOND)} s behind.`, lag) : status('ready', null, lag);
}

/** A replica that is looked at again and again. */
export interface WatchedReplica {
  readonly name: string;
  readonly countries: SearchReplica['countries'];
  status(): Status;
  /** The age of what it has, in milliseconds: grows until the next look. Null: unknown. */
  lag(): number | null;
  /** True if it may answer now. */
  isUsable(): boolean;
  run<Value>(work: (db: Db) => Promise<Value>): Promise<Value>;
  /** Looks how it is. Returns true if that changed, and the first time. */
  check(primary: Primary): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens a replica, which counts as unreachable until the first look. `mostLag`: milliseconds. */
export async function watchReplica(replica: SearchReplica, opening: Opening, mostLag: number): Promise<WatchedReplica> {
  let link: Link = await linkTo(replica, opening);
  let known = status('unreachable', null);
  let lookedAt: number | null = null;

  // A look that is long ago says nothing: the primary may not have answered since.
  const lag = (): number | null => (known.lag === null || lookedAt === null ? null : known.lag + performance.now() - lookedAt);

  async function check(primary: Primary): Promise<boolean> {
    const before = lookedAt === null ? null : known.state;
    try {
      known = await inTime(look(link.db, replica, primary, mostLag));
    } catch (error) {
      known = status('unreachable', error instanceof Error ? error.message : String(error));
      link.giveUp();
      link = await linkTo(replica, opening);
    }
    lookedAt = primary.askedAt;
    return known.state !== before;
  }

  return {
    name: nameOf(replica),
    countries: replica.countries,
    status: () => known,
    lag,
    isUsable: () => known.state === 'ready' && (lag() ?? Number.POSITIVE_INFINITY) <= mostLag,
    run: (work) => work(link.db),
    check,
    async close() {
      link.giveUp();
      await link.closed();
    },
  };
}
