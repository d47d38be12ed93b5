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
/** A member's oldest tab gives way to the next one beyond these. */
const STREAMS_PER_MEMBER = 12;

interface Deps {
  readonly notifier: Notifier;
  readonly now: () => Date;
  /** These members are here: each has a tab open. */
  present(memberIds: readonly string[]): Promise<void>;
  /** Which of these tokens of sessions are still good. */
  goodTokens(tokens: readonly string[]): Promise<ReadonlySet<string>>;
  /** `what` did not work; a tab whose stream broke comes back and resumes. */
  readonly onFailure: (what: string, error: unknown) => void;
}

/** Hears that all events of a member so far have come to one of their tabs: `news` just now, none at its opening. */
export type ReachedListener = (memberId: string, news: readonly LiveEvent[]) => Promise<void>;

/** Pushes to members' tabs, across all processes of this site: an event is a row first, then a notification. */
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

  /** Ends streams whose session ended while nobody here heard of it, is over, or goes on under another token: a copy of the old one hears no more. */
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
    /** Stores an event for a member and tells the tabs once the transaction commits. Best called last in it. */
    async publish(trx: Db, memberId: string, event: LiveEvent): Promise<void> {
      await storeEvent(trx, memberId, event, now());
      await notifier.notify(trx, MEMBER_CHANNEL, memberId);
    },

    /** Tells the member's open tabs of something that is over soon. Not kept: a tab that is away never learns of it. */
    async tell(db: Db, memberId: string, event: LiveEvent): Promise<void> {
      await notifier.notify(db, MEMBER_NOW_CHANNEL, JSON.stringify({ memberId, event }));
    },

    /** Tells every open tab of this process. Not kept: a tab that is away learns of it in another way. */
    tellAll(event: LiveEvent): void {
      for (const stream of all()) stream.tell(event);
    },

    /** Id of the member's newest event; a stream opened with it misses nothing from then on. */
    newest: async (db: Db, memberId: string): Promise<string> => String(await newestNumber(db, memberId)),

    /** Adds an open tab; the returned function takes it away. */
    add(stream: Stream): () => void {
      const mine = streams.get(stream.memberId) ?? new Set();
      streams.set(stream.memberId, mine.add(stream));
      const [oldest] = mine;
      if (mine.size > STREAMS_PER_MEMBER) void oldest?.end();
      // A tab that came while the process was stopping goes to another one.
      void (stopped ? stream.end() : catchUp(stream, { opening: true }));
      // The session may have ended between its check and this moment.
      if (!stopped) void endStale([stream]);
      return () => {
        mine.delete(stream);
        if (mine.size === 0 && streams.get(stream.memberId) === mine) streams.delete(stream.memberId);
      };
    },

    onReached: (listener: ReachedListener): void => void reached.push(listener),

    open: (): number => all().length,

    /** Says of everyone with an open tab that they are here; by itself every `PRESENCE_EVERY`. */
    notePresence,

    deleteOld: (db: Db): Promise<void> => deleteEventsBefore(db, new Date(now().getTime() - KEPT)),

    async start(): Promise<void> {
      // Events are rows: whatever was told meanwhile is still there to be sent.
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
      // A socket that is closed before its last byte has left looks like a failure to the tab.
      await Promise.all(all().map((stream) => stream.end()));
      for (const leave of leaving.splice(0)) await leave();
    },
  };
}
export type Live = ReturnType<typeof createLive>;
