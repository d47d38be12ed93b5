import { LIVE_BEAT_EVERY, type LiveEvent } from '@amarena/shared/contracts/chat/live';
import type { Db } from '../db/schema.ts';
import { SESSION_ENDED } from '../http/sessions.ts';
import { DAY, MINUTE } from '../times.ts';
import type { Notifier } from './notifier.ts';
import { deleteEventsBefore, newestNumber, storeEvent } from './repository.ts';
import { createTabs, type TabsDeps } from './tabs.ts';

const MEMBER_CHANNEL = 'live_member';
const MEMBER_NOW_CHANNEL = 'live_member_now';
const PRESENCE_EVERY = MINUTE;
const KEPT = DAY;
interface Deps extends TabsDeps {
  readonly notifier: Notifier;
  readonly now: () => Date;
  /** Marks these members as online: each has an open tab. */
  present(memberIds: readonly string[]): Promise<void>;
}

/** Pushes events to members' tabs, across all processes of this site. An event is first a row, then a notification. */
export function createLive({ notifier, now, present, goodTokens, onFailure }: Deps) {
  const tabs = createTabs({ goodTokens, onFailure });
  const leaving: (() => Promise<void>)[] = [];
  let timers: readonly NodeJS.Timeout[] = [];

  async function notePresence(): Promise<void> {
    const members = tabs.members();
    if (members.length > 0) await present(members);
  }

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
      for (const stream of tabs.all()) stream.tell(event);
    },

    /** Id of the member's newest event; a stream that starts from it misses nothing. */
    newest: async (db: Db, memberId: string): Promise<string> => String(await newestNumber(db, memberId)),

    add: tabs.add,
    onReached: tabs.onReached,

    open: (): number => tabs.all().length,

    /** Marks everyone with an open tab as online. Also runs by itself every `PRESENCE_EVERY`. */
    notePresence,

    deleteOld: (db: Db): Promise<void> => deleteEventsBefore(db, new Date(now().getTime() - KEPT)),

    async start(): Promise<void> {
      // Events are rows, so nothing is lost: whatever was missed can still be sent.
      notifier.onGap(() => {
        for (const stream of tabs.all()) void tabs.catchUp(stream);
        void tabs.endStale();
      });
      leaving.push(
        await notifier.listen(MEMBER_CHANNEL, (memberId) => {
          for (const stream of tabs.of(memberId)) void tabs.catchUp(stream);
        }),
        await notifier.listen(MEMBER_NOW_CHANNEL, (text) => {
          const { memberId, event }: { memberId: string; event: LiveEvent } = JSON.parse(text);
          for (const stream of tabs.of(memberId)) stream.tell(event);
        }),
        await notifier.listen(SESSION_ENDED, (sessionId) => {
          for (const stream of tabs.all()) if (stream.sessionId === sessionId) void stream.end();
        }),
      );
      const beats = setInterval(() => {
        for (const stream of tabs.all()) stream.beat();
        void tabs.endStale();
      }, LIVE_BEAT_EVERY);
      const presence = setInterval(() => {
        notePresence().catch((error: unknown) => onFailure('presence was not noted', error));
      }, PRESENCE_EVERY);
      timers = [beats, presence];
    },

    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      await tabs.stop();
      for (const leave of leaving.splice(0)) await leave();
    },
  };
}
export type Live = ReturnType<typeof createLive>;
