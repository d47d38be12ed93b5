import { onNobodysBehalf } from '../db/bulkhead.ts';
import type { MemberTabs } from './memberTabs.ts';
import type { Stream } from './stream.ts';

/** Milliseconds after which new tabs get what they miss, all of that time together: after a crash they come by the thousand. */
export const TOGETHER = 50;

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
  /** Sends them what they miss. A member may have older tabs. */
  async function receive(streams: readonly Stream[]): Promise<void> {
    // Their sessions may have ended since they were checked.
    await endStale(streams);
    const ids = [...new Set(streams.map(({ memberId }) => memberId))].filter((memberId) => members.has(memberId));
    try {
      const numbers = await newest(ids);
      const isUpToDate = (memberId: string) =>
        [...(members.get(memberId)?.streams ?? [])].every((stream) => stream.reached() === (numbers.get(memberId) ?? 0));
      const { yes = [], no = [] } = Object.groupBy(ids, (memberId) => (isUpToDate(memberId) ? 'yes' : 'no'));
      for (const memberId of no) members.get(memberId)?.openAll();
      if (yes.length > 0) await tellAll(yes);
    } catch (error) {
      onFailure('live streams broke', error);
      for (const stream of streams) void stream.end();
    }
  }

  let arrived: Stream[] = [];
  let timer: NodeJS.Timeout | undefined;
  return {
    /** The call of a tab ends here: in a rush, what follows would exceed the share of its route, and break the stream. */
    add: (stream: Stream): void =>
      onNobodysBehalf(() => {
        arrived.push(stream);
        timer ??= setTimeout(() => {
          const streams = arrived;
          [arrived, timer] = [[], undefined];
          void receive(streams);
        }, TOGETHER);
      }),

    stop: (): void => clearTimeout(timer),
  };
}
