import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import type { Stream } from './stream.ts';

/** With more tabs than this, a member's oldest tab is disconnected. */
const STREAMS_PER_MEMBER = 12;

export interface TabsDeps {
  /** The session tokens that are still valid. */
  goodTokens(tokens: readonly string[]): Promise<ReadonlySet<string>>;
  /** `what` failed; a tab whose stream broke reconnects and resumes. */
  readonly onFailure: (what: string, error: unknown) => void;
}

/**
 * Called when all events of a member so far have reached one of their tabs. `news`: the events just sent; none when the
 * tab opens.
 */
export type ReachedListener = (memberId: string, news: readonly LiveEvent[]) => Promise<void>;

/** The tabs that are connected to this process. */
export function createTabs({ goodTokens, onFailure }: TabsDeps) {
  const streams = new Map<string, Set<Stream>>();
  const all = () => [...streams.values()].flatMap((some) => [...some]);
  const reached: ReachedListener[] = [];
  let stopped = false;

  const tellReached = (memberId: string, news: readonly LiveEvent[]) =>
    Promise.all(reached.map((listener) => listener(memberId, news))).catch((error: unknown) => onFailure('arrival was not noted', error));

  async function catchUp(stream: Stream, { opening }: { opening: boolean }): Promise<void> {
    try {
      const news = await stream.catchUp();
      if (opening || news.length > 0) void tellReached(stream.memberId, opening ? [] : news);
    } catch (error) {
      onFailure('live stream broke', error);
      void stream.end();
    }
  }

  /**
   * Ends streams whose session is over, whose end this process did not notice, or whose token was replaced: a copy of
   * the old one must not receive any more events.
   */
  async function endStale(some: readonly Stream[] = all()): Promise<void> {
    if (some.length === 0) return;
    try {
      const good = await goodTokens([...new Set(some.map(({ token }) => token))]);
      for (const stream of some) if (!good.has(stream.token)) void stream.end();
    } catch (error) {
      onFailure('sessions of open tabs were not checked', error);
    }
  }

  return {
    all,
    of: (memberId: string): Iterable<Stream> => streams.get(memberId) ?? [],
    members: (): readonly string[] => [...streams.keys()],
    catchUp: (stream: Stream): Promise<void> => catchUp(stream, { opening: false }),
    endStale,
    onReached: (listener: ReachedListener): void => void reached.push(listener),

    /** Adds an open tab; returns a function that removes it. */
    add(stream: Stream): () => void {
      const mine = streams.get(stream.memberId) ?? new Set();
      streams.set(stream.memberId, mine.add(stream));
      const [oldest] = mine;
      if (mine.size > STREAMS_PER_MEMBER) void oldest?.end();
      // A tab that arrives while this process stops is sent to another one.
      void (stopped ? stream.end() : catchUp(stream, { opening: true }));
      // The session may have ended since it was checked.
      if (!stopped) void endStale([stream]);
      return () => {
        mine.delete(stream);
        if (mine.size === 0 && streams.get(stream.memberId) === mine) streams.delete(stream.memberId);
      };
    },

    /** Ends every tab, each after its last byte: a tab whose socket is cut reports a failure. */
    async stop(): Promise<void> {
      stopped = true;
      await Promise.all(all().map((stream) => stream.end()));
    },
  };
}
