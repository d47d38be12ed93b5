import { onNobodysBehalf } from '../db/bulkhead.ts';
import { type ArrivalsDeps, createArrivals } from './arrivals.ts';
import { leaveAtOnce, leaveSlowly } from './leaving.ts';
import { createMemberTabs, type MemberTabs } from './memberTabs.ts';
import { createReached } from './reached.ts';
import type { EventPage } from './repository.ts';
import type { Stream } from './stream.ts';

/** With more tabs than this, a member's oldest tab is disconnected. */
const STREAMS_PER_MEMBER = 12;
/** Groups of tabs that take turns in what happens regularly: all at once would hold up everything else. */
export const TURNS = 10;

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
  const reached = createReached(onFailure);
  let stopped = false;

  function tabsOf(memberId: string): MemberTabs {
    const known = members.get(memberId);
    if (known !== undefined) return known;
    const made = createMemberTabs({
      read: (after) => read(memberId, after),
      onNews: (events) => reached.news({ memberId, events }),
      onAll: () => void reached.all([memberId]),
      onBroken: (error) => onFailure('live stream broke', error),
    });
    members.set(memberId, made);
    // For as long as the member has tabs, and not only for this call.
    onNobodysBehalf(() => join(memberId));
    return made;
  }

  const endStale = createEndStale(all, { goodTokens, onFailure });
  const arrivals = createArrivals({ members, newest, endStale, onFailure, tellAll: reached.all });

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
    /** Looks again at tabs of members for whom an arrival was not noted. Those who left get it noted when they return. */
    noteAgain(): void {
      for (const memberId of reached.takeUnnoted()) for (const stream of members.get(memberId)?.streams ?? []) arrivals.add(stream);
    },
    endStale,
    onReached: reached.listen,

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
      await reached.close();
    },
  };
}
export type Tabs = ReturnType<typeof createTabs>;
