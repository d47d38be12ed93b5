import { atMost } from '../atMost.ts';
import type { MemberTabs } from './memberTabs.ts';
import type { Stream } from './stream.ts';
import { together } from './together.ts';

/** Milliseconds after which new tabs get what they miss, all of that time together: after a crash they come by the thousand. */
export const TOGETHER = 50;
/** Members for whom something is read or marked at a time: they are on behalf of no route, and calls need connections, too. */
const AT_A_TIME = 4;

export interface ArrivalsDeps {
  readonly members: ReadonlyMap<string, MemberTabs>;
  /** The numbers of members' newest events, without those who never had one. */
  newest(memberIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Ends those whose session is over. */
  endStale(streams: readonly Stream[]): Promise<void>;
  /** All events of these members have reached their tabs. */
  tellAll(memberIds: readonly string[]): Promise<unknown>;
  readonly onFailure: (what: string, error: unknown) => void;
}

/** Tabs that have just opened. */
export function createArrivals({ members, newest, endStale, tellAll, onFailure }: ArrivalsDeps) {
  // Apart, so that reads that hang hold up no marks: a server of the database may not answer.
  const [reading, marking] = [atMost(AT_A_TIME), atMost(AT_A_TIME)];

  /** Which of these members' tabs have everything. A member may have older tabs. */
  async function upToDate(ids: string[]): Promise<{ yes?: string[]; no?: string[] }> {
    try {
      const numbers = await newest(ids);
      const hasAll = (memberId: string) =>
        [...(members.get(memberId)?.streams ?? [])].every((stream) => stream.reached() === (numbers.get(memberId) ?? 0));
      return Object.groupBy(ids, (memberId) => (hasAll(memberId) ? 'yes' : 'no'));
    } catch (error) {
      // One of several database servers may be down. Reading for each member alone fails for its own members only.
      onFailure('new tabs are looked at one by one', error);
      return { no: ids };
    }
  }

  /** Sends them what they miss. */
  async function receive(streams: readonly Stream[]): Promise<void> {
    // Their sessions may have ended since they were checked.
    await endStale(streams);
    const ids = [...new Set(streams.map(({ memberId }) => memberId))].filter((memberId) => members.has(memberId));
    const { yes = [], no = [] } = await upToDate(ids);
    for (const memberId of no) void reading(async () => members.get(memberId)?.openAll());
    if (yes.length > 0) await marking(() => tellAll(yes));
  }

  const arrived = together(TOGETHER, receive);
  return {
    /** The call of a tab ends here: in a rush, what follows would exceed the share of its route, and break the stream. */
    add: arrived.add,

    /** Whether tabs of the member will soon be looked at. */
    isDue: (memberId: string): boolean => arrived.waiting().some((stream) => stream.memberId === memberId),

    stop: arrived.stop,
  };
}
