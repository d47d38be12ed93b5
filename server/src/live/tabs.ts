import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import { onNobodysBehalf } from '../db/bulkhead.ts';
import { type ArrivalsDeps, createArrivals } from './arrivals.ts';
import { leaveAtOnce, leaveSlowly } from './leaving.ts';
import { createMemberTabs, type MemberTabs } from './memberTabs.ts';
import type { EventPage } from './repository.ts';
import type { Stream } from './stream.ts';
import { together } from './together.ts';

/** With more tabs than this, a member's oldest tab is disconnected. */
const STREAMS_PER_MEMBER = 12;
/** Groups of tabs that take turns in what happens regularly: all at once would hold up everything else. */
export const TURNS = 10;
/** Milliseconds after which it is noted what has reached members, all of that time together. */
const NOTED_WITHIN = 20;

export interface TabsDeps extends Pick<ArrivalsDeps, 'newest' | 'onFailure'> {
  /** The member's next stored events after a number. */
  read(memberId: string, after: number): Promise<EventPage>;
  /** The session tokens that are still valid. */
  goodTokens(tokens: readonly string[]): Promise<ReadonlySet<string>>;
  /** A member has their first tab here, or no more. */
  join(memberId: string): void;
  leave(memberId: string): void;
  /** `what` failed; a tab whose stream broke reconnects and resumes. */
  readonly onFailure: (what: string, error: unknown) => void;
}

/** Events that have reached one of a member's tabs, and with them all before. */
export interface News {
  readonly memberId: string;
  readonly events: readonly LiveEvent[];
}

export interface ReachedListener {
  news(all: readonly News[]): Promise<void>;
  /** All events of these members have: tabs of theirs have opened, or read everything again. */
  all(memberIds: readonly string[]): Promise<void>;
}

/**
 * Returns a function that ends streams whose session is over, whose end this process did not notice, or whose token was
 * replaced: a copy of the old one must not receive any more events.
 */
const createEndStale =
  (all: () => readonly Stream[], { goodTokens, onFailure }: Pick<TabsDeps, 'goodTokens' | 'onFailure'>) =>
  async (some: readonly Stream[] = all()): Promise<void> => {
    if (some.length === 0) return;
    try {
      const good = await goodTokens([...new Set(some.map(({ token }) => token))]);
      for (const stream of some) if (!good.has(stream.token)) void stream.end();
    } catch (error) {
      onFailure('sessions of open tabs were not checked', error);
    }
  };

/** The tabs that are connected to this process. */
export function createTabs({ read, newest, goodTokens, onFailure, join, leave }: TabsDeps) {
  const members = new Map<string, MemberTabs>();
  const groups = Array.from({ length: TURNS }, () => new Set<Stream>());
  let added = 0;
  let turn = 0;
  const all = () => [...members.values()].flatMap(({ streams }) => [...streams]);
  const reached: ReachedListener[] = [];
  let stopped = false;

  const tellReached = (tell: (listener: ReachedListener) => Promise<void>) =>
    Promise.all(reached.map(tell)).catch((error: unknown) => onFailure('arrival was not noted', error));

  const news = together<News>(NOTED_WITHIN, (all) => tellReached((listener) => listener.news(all)));

  function tabsOf(memberId: string): MemberTabs {
    const known = members.get(memberId);
    if (known !== undefined) return known;
    const made = createMemberTabs({
      read: (after) => read(memberId, after),
      onNews: (events) => news.add({ memberId, events }),
      onAll: () => void tellReached((listener) => listener.all([memberId])),
      onBroken: (error) => onFailure('live stream broke', error),
    });
    members.set(memberId, made);
    // For as long as the member has tabs, and not only for this call.
    onNobodysBehalf(() => join(memberId));
    return made;
  }

  const endStale = createEndStale(all, { goodTokens, onFailure });
  const arrivals = createArrivals({
    ...{ members, newest, endStale, onFailure },
    tellAll: (memberIds) => tellReached((listener) => listener.all(memberIds)),
  });

  return {
    all,
    /** The member's tabs; undefined if there are none here. */
    of: (memberId: string): MemberTabs | undefined => members.get(memberId),
    members: (): readonly string[] => [...members.keys()],
    /** The next of `TURNS` groups. */
    next: (): readonly Stream[] => [...(groups[turn++ % TURNS] ?? [])],
    /** Each member with the number that all of their tabs have reached. */
    reached: (): ReadonlyMap<string, number> =>
      new Map([...members].map(([memberId, { streams }]) => [memberId, Math.min(...[...streams].map((stream) => stream.reached()))])),
    endStale,
    onReached: (listener: ReachedListener): void => void reached.push(listener),

    /** Adds an open tab; returns a function that removes it. */
    add(stream: Stream): () => void {
      const { memberId } = stream;
      const mine = tabsOf(memberId);
      const [oldest] = mine.streams;
      if (mine.streams.size >= STREAMS_PER_MEMBER) void oldest?.end();
      const group = groups[added++ % TURNS];
      group?.add(stream);
      // A tab that arrives while this process stops is sent to another one.
      mine.streams.add(stream);
      if (stopped) void leaveAtOnce([stream]);
      else arrivals.add(stream);
      return () => {
        mine.streams.delete(stream);
        group?.delete(stream);
        if (mine.streams.size > 0 || members.get(memberId) !== mine) return;
        members.delete(memberId);
        leave(memberId);
      };
    },

    /** Asks the tabs to come back to another process, evenly over this time. Accepts no new ones once it has begun. */
    drain: (milliseconds: number): Promise<void> =>
      leaveSlowly(() => {
        stopped = true;
        return all();
      }, milliseconds),

    /** Whether what the member has missed will soon be looked for, because tabs have just opened. */
    isArriving: arrivals.isDue,

    isLeaving: (): boolean => stopped,

    /** Ends every tab, each after its last byte: a tab whose socket is cut reports a failure. */
    async stop(): Promise<void> {
      stopped = true;
      arrivals.stop();
      await leaveAtOnce(all());
      await news.close();
    },
  };
}
export type Tabs = ReturnType<typeof createTabs>;
