import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import { together } from './together.ts';

/** Milliseconds after which it is noted what has reached members, all of that time together. */
const NOTED_WITHIN = 20;

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

/** Tells listeners what has reached members' tabs. */
export function createReached(onFailure: (what: string, error: unknown) => void) {
  const listeners: ReachedListener[] = [];
  const unnoted = new Set<string>();

  const tell = (memberIds: readonly string[], telling: (listener: ReachedListener) => Promise<void>) =>
    Promise.all(listeners.map(telling)).catch((error: unknown) => {
      for (const memberId of memberIds) unnoted.add(memberId);
      onFailure('arrival was not noted', error);
    });

  const news = together<News>(NOTED_WITHIN, (all) =>
    tell(
      all.map(({ memberId }) => memberId),
      (listener) => listener.news(all),
    ),
  );
  return {
    listen: (listener: ReachedListener): void => void listeners.push(listener),
    news: news.add,
    all: (memberIds: readonly string[]): Promise<unknown> => tell(memberIds, (listener) => listener.all(memberIds)),

    /** Members for whom a listener failed since the last call: the database may have been lost just then. */
    takeUnnoted(): readonly string[] {
      const memberIds = [...unnoted];
      unnoted.clear();
      return memberIds;
    },

    /** Tells what is waiting, and takes no more. */
    close: news.close,
  };
}
