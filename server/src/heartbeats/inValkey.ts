import { ONLINE_WITHIN } from '@amarena/shared/contracts/people/presence';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Db } from '../db/schema.ts';
import type { Valkey } from '../db/valkey.ts';
import { MINUTE } from '../times.ts';
import { type Beats, beatsIn, type StoredBeats } from './beats.ts';
import type { Heartbeats } from './heartbeats.ts';
import { heartbeatsInDatabase } from './inDatabase.ts';
import { writeActive, writeGone } from './repository.ts';

/** Milliseconds between two writes of an active member to the database: at least, and at most. */
const TOLD_EVERY = 10 * MINUTE;
const TOLD_WITHIN = 12 * MINUTE;
/** Milliseconds by which such a write may be late. */
const LATE = 2 * MINUTE;
/** What `active_until` is ahead of the write. Until the next one, only Valkey knows that a member left. */
const ACTIVE_FOR = TOLD_WITHIN + LATE;
/** Milliseconds between two rounds that send requests' heartbeats and write who left: as late as an answer may be. */
const SETTLE_EVERY = 10_000;
/** Half of the time after which a member is offline: a later write is not of the last heartbeat, but of a return. */
const GRACE = ONLINE_WITHIN / 2;
/** Milliseconds for which Valkey keeps heartbeats if no one is active any more. */
const KEPT = ACTIVE_FOR + ONLINE_WITHIN;
const ALARM_EVERY = MINUTE;
const SECOND = 1_000;

interface Deps {
  readonly valkey: Valkey;
  /** Prefix of the keys. */
  readonly prefix: string;
  readonly db: Db;
  readonly now: () => Date;
  readonly metrics: Registry;
  /** Called at most once a minute while something fails. */
  readonly onFailure: (what: string, error: unknown) => void;
}
type Alarm = Deps['onFailure'];

/** Reports failures, at most once a minute. */
function alarmOf(onFailure: Alarm): Alarm {
  let quietUntil = 0;
  return (what, error) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + ALARM_EVERY;
    onFailure(what, error);
  };
}

/** Stores heartbeats in Valkey, and in the database those that Valkey does not take. */
function storeOf({ beats, direct, metrics, alarm }: { beats: StoredBeats; direct: Heartbeats; metrics: Registry; alarm: Alarm }) {
  const inDatabase = new Counter({
    name: 'heartbeats_in_database_total',
    help: 'Heartbeats that were written to the database because Valkey did not take them.',
    registers: [metrics],
  });
  let away = false;
  return {
    isAway: (): boolean => away,
    /** Returns the members whose heartbeats are in the database. */
    async store(some: Beats): Promise<ReadonlySet<string>> {
      const { missed, errors } = await beats.add(some);
      away = missed.length > 0;
      if (away) {
        inDatabase.inc(missed.length);
        alarm('Valkey does not take heartbeats: the database gets each', errors[0]);
        await direct.tabs(missed);
      }
      return new Set(missed);
    },
  };
}

/** Tells the database of members who are active and go on being so. */
function tellerOf(db: Db) {
  /** When to write the members of open tabs again, in milliseconds. */
  let due = new Map<string, number>();
  const write = (anyDb: Db, memberIds: readonly string[], at: Date) =>
    writeActive(anyDb, memberIds, {
      at,
      until: new Date(at.getTime() + ACTIVE_FOR),
      before: new Date(at.getTime() - TOLD_EVERY),
    });
  return {
    write,
    /** Writes those of the members with open tabs who are new or due. */
    async tabs(memberIds: readonly string[], at: Date): Promise<void> {
      const now = at.getTime();
      const next = new Map<string, number>();
      const untold: string[] = [];
      for (const id of memberIds) {
        const moment = due.get(id) ?? 0;
        if (moment > now) {
          next.set(id, moment);
          continue;
        }
        untold.push(id);
        // At random, so that members whose tabs opened together are not all written in the same minute.
        next.set(id, now + TOLD_EVERY + Math.random() * (TOLD_WITHIN - TOLD_EVERY));
      }
      await write(db, untold, at);
      due = next;
    },
  };
}

/**
 * Keeps heartbeats in Valkey. The database hears of a member at once when they come online, every ten to twelve
 * minutes while they stay, and within seconds when they leave: `active_until` makes them count as active in between.
 * While Valkey is away, the database gets each heartbeat. Times are those of Valkey's clock, so that a process whose
 * clock is wrong takes no one offline.
 */
export function heartbeatsInValkey({ valkey, prefix, db, now, metrics, onFailure }: Deps): Heartbeats {
  const beats = beatsIn(valkey, { prefix, kept: KEPT });
  const direct = heartbeatsInDatabase({ db, now });
  const alarm = alarmOf(onFailure);
  const { store, isAway } = storeOf({ beats, direct, metrics, alarm });
  const teller = tellerOf(db);
  const clock = new Gauge({
    name: 'heartbeats_clock_difference_seconds',
    help: "By how much Valkey's clock is ahead of this machine's.",
    registers: [metrics],
  });
  /** Members who sent a request since the last round, by the second. */
  let requests = new Map<number, Set<string>>();
  /** Milliseconds by which Valkey's clock is ahead. */
  let ahead = 0;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function storeRequests(): Promise<void> {
    if (requests.size === 0) return;
    const some = new Map([...requests].map(([second, members]) => [second + ahead, [...members]]));
    requests = new Map();
    await store(some);
  }

  async function writeWhoLeft(): Promise<void> {
    for (const left of await beats.gone(now().getTime() + ahead - ONLINE_WITHIN)) {
      await writeGone(db, left.members, GRACE);
      const back = await beats.forget(left);
      await teller.write(db, back, now());
    }
  }

  async function round(): Promise<void> {
    try {
      ahead = await beats.clockAhead();
      clock.set(ahead / SECOND);
      await storeRequests();
      await writeWhoLeft();
    } catch (error) {
      alarm('it was not written who is offline', error);
      await storeRequests();
    }
  }

  async function settle(): Promise<void> {
    const before = running ?? Promise.resolve();
    const mine = before.catch(() => undefined).then(round);
    running = mine;
    await mine.finally(() => {
      if (running === mine) running = null;
    });
  }

  return {
    async request(anyDb, member, at) {
      if (isAway()) await direct.request(anyDb, member, at);
      else if (member.active_until === null || at.getTime() - member.last_active_at.getTime() >= TOLD_EVERY) {
        await teller.write(anyDb, [member.id], at);
      }
      const second = Math.floor(at.getTime() / SECOND) * SECOND;
      requests.set(second, (requests.get(second) ?? new Set()).add(member.id));
    },

    async tabs(memberIds) {
      const at = now();
      const missed = await store(new Map([[at.getTime() + ahead, memberIds]]));
      await teller.tabs(missed.size === 0 ? memberIds : memberIds.filter((id) => !missed.has(id)), at);
    },

    settle,

    start() {
      timer = setInterval(() => {
        // A round that is slow, because the database is, is not followed by another at once.
        if (running === null) settle().catch((error: unknown) => alarm('heartbeats were not stored', error));
      }, SETTLE_EVERY);
    },

    async close() {
      clearInterval(timer);
      await storeRequests().catch((error: unknown) => alarm('heartbeats were not stored', error));
    },
  };
}
