import { LIVE_BEAT_EVERY, type LiveEvent } from '@amarena/shared/contracts/live';
import type { Db } from '../db/schema.ts';
import { SESSION_ENDED } from '../http/sessions.ts';
import { DAY, MINUTE } from '../times.ts';
import type { Notifier } from './notifier.ts';
import { deleteEventsBefore, newestNumber, storeEvent } from './repository.ts';
import type { Stream } from './stream.ts';

const MEMBER_CHANNEL = 'live_member';
const MEMBER_NOW_CHANNEL = 'live_member_now';
const PRESENCE_EVERY = MINUTE;
const KEPT = DAY;
/** With more tabs than this, a member's oldest tab is disconnected. */
const STREAMS_PER_MEMBER = 12;

interface Deps {
  readonly notifier: Notifier;
  readonly now: () => Date;
  /** Marks these members as online: each has an open tab. */
  present(memberIds: readonly string[]): Promise<void>;
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

/** Pushes events to members' tabs, across all processes of this site. An event is first a row, then a notification. */
export function createLive({ notifier, now, present, goodTokens, onFailure }: Deps) {
  const streams = new Map<string, Set<Stream>>();
  const all = () => [...streams.values()].flatMap((some) => [...some]);
  const leaving: (() => Promise<void>)[] = [];
  const reached: ReachedListener[] = [];
  let timers: readonly NodeJS.Timeout[] = [];
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
  async function endStale(some: readonly Stream[]): Promise<void> {
    if (some.length === 0) return;
    try {
      const good = await goodTokens([...new Set(some.map(({ token }) => token))]);
      for (const stream of some) if (!good.has(stream.token)) void stream.end();
    } catch (error) {
      onFailure('sessions of open tabs were not checked', error);
    }
  }

  const notePresence = async (): Promise<void> => {
    if (streams.size > 0) await present([...streams.keys()]);
  };

  return {
    /** Stores an event for a member and tells the tabs once the transaction commits. Call it last in the transaction. */
    async publish(trx: Db, memberId: string, event: LiveEvent): Promise<void> {
      await storeEvent(trx, memberId, event, now());
      await notifier.notify(trx, MEMBER_CHANNEL, memberId);
    },

    /**
     * Sends an event that passes quickly to the member's open tabs. It is not stored, so a disconnected tab never gets
     * it.
     */
    async tell(db: Db, memberId: string, event: LiveEvent): Promise<void> {
      await notifier.notify(db, MEMBER_NOW_CHANNEL, JSON.stringify({ memberId, event }));
    },

    /** Sends an event to every open tab of this process. It is not stored; a disconnected tab learns it in another way. */
    tellAll(event: LiveEvent): void {
      for (const stream of all()) stream.tell(event);
    },

    /** Id of the member's newest event; a stream that starts from it misses nothing. */
    newest: async (db: Db, memberId: string): Promise<string> => String(await newestNumber(db, memberId)),

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

    onReached: (listener: ReachedListener): void => void reached.push(listener),

    open: (): number => all().length,

    /** Marks everyone with an open tab as online. Also runs by itself every `PRESENCE_EVERY`. */
    notePresence,

    deleteOld: (db: Db): Promise<void> => deleteEventsBefore(db, new Date(now().getTime() - KEPT)),

    async start(): Promise<void> {
      // Events are rows, so nothing is lost: whatever was missed can still be sent.
      notifier.onGap(() => {
        for (const stream of all()) void catchUp(stream, { opening: false });
        void endStale(all());
      });
      leaving.push(
        await notifier.listen(MEMBER_CHANNEL, (memberId) => {
          for (const stream of streams.get(memberId) ?? []) void catchUp(stream, { opening: false });
        }),
        await notifier.listen(MEMBER_NOW_CHANNEL, (text) => {
          const { memberId, event }: { memberId: string; event: LiveEvent } = JSON.parse(text);
          for (const stream of streams.get(memberId) ?? []) stream.tell(event);
        }),
        await notifier.listen(SESSION_ENDED, (sessionId) => {
          for (const stream of all()) if (stream.sessionId === sessionId) void stream.end();
        }),
      );
      const beats = setInterval(() => {
        for (const stream of all()) stream.beat();
        void endStale(all());
      }, LIVE_BEAT_EVERY);
      const presence = setInterval(() => {
        notePresence().catch((error: unknown) => onFailure('presence was not noted', error));
      }, PRESENCE_EVERY);
      timers = [beats, presence];
    },

    async stop(): Promise<void> {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      // A tab takes a socket that is closed before its last byte for a failure.
      await Promise.all(all().map((stream) => stream.end()));
      for (const leave of leaving.splice(0)) await leave();
    },
  };
}
export type Live = ReturnType<typeof createLive>;
