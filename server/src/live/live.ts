import { LIVE_BEAT_EVERY, type LiveEvent } from '@amarena/shared/contracts/chat/live';
import type { Db } from '../db/schema.ts';
import { SESSION_ENDED } from '../http/sessions.ts';
import { DAY, MINUTE } from '../times.ts';
import type { Announcement } from './announcement.ts';
import { giveTold, passingPayload, payloadOf, STORED } from './notices.ts';
import type { HeardMembers, Notifier } from './notifier.ts';
import { deleteEventsBefore, newestNumber, storeEvents } from './repository.ts';
import { createTabs, type Tabs, type TabsDeps, TURNS } from './tabs.ts';

const PRESENCE_EVERY = MINUTE;
const KEPT = DAY;
/**
 * Milliseconds between two looks for events that were stored and never told, because a process died or a notification was
 * lost, and for arrivals that were not noted, because the database failed.
 */
export const SWEEP_EVERY = 30_000;

interface Deps extends Omit<TabsDeps, 'join' | 'leave'> {
  readonly notifier: Notifier;
  readonly now: () => Date;
  /** Marks these members as online: each has an open tab. */
  present(memberIds: readonly string[]): Promise<void>;
  /** Of members with the number that their tabs have reached, those who have newer events. */
  behind(reached: ReadonlyMap<string, number>): Promise<readonly string[]>;
}

/**
 * Returns a function that sends tabs the stored events of which no notification told them, and has noted what reached them
 * while that failed.
 */
const createSweep =
  (tabs: Tabs, { behind, onFailure }: Pick<Deps, 'behind' | 'onFailure'>) =>
  async (): Promise<void> => {
    tabs.noteAgain();
    const reached = tabs.reached();
    if (reached.size === 0) return;
    try {
      for (const memberId of await behind(reached)) void tabs.of(memberId)?.catchUp();
    } catch (error) {
      onFailure('events that nothing told of were not looked for', error);
    }
  };

interface Rounds extends Pick<Deps, 'onFailure'> {
  readonly sweep: () => Promise<void>;
  readonly notePresence: () => Promise<void>;
}

/** Starts what tabs need regularly. */
function startRounds(tabs: Tabs, { sweep, notePresence, onFailure }: Rounds): NodeJS.Timeout[] {
  const beats = setInterval(() => {
    const streams = tabs.next();
    for (const stream of streams) stream.beat();
    void tabs.endStale(streams);
  }, LIVE_BEAT_EVERY / TURNS);
  const presence = setInterval(() => {
    notePresence().catch((error: unknown) => onFailure('presence was not noted', error));
  }, PRESENCE_EVERY);
  return [beats, presence, setInterval(() => void sweep(), SWEEP_EVERY)];
}

/** Pushes events to members' tabs, across all processes of this site. An event is first a row, then a notification. */
export function createLive({ notifier, now, present, behind, read, newest, goodTokens, onFailure }: Deps) {
  let heard: HeardMembers | null = null;
  const tabs = createTabs({
    read,
    newest,
    goodTokens,
    onFailure,
    join: (memberId) => heard?.join(memberId),
    leave: (memberId) => heard?.leave(memberId),
  });
  const leaving: (() => Promise<void>)[] = [];
  let timers: readonly NodeJS.Timeout[] = [];

  async function notePresence(): Promise<void> {
    const members = tabs.members();
    if (members.length > 0) await present(members);
  }

  /** Stores events and tells the tabs once the transaction commits. Call it last in the transaction. */
  async function publishAll(trx: Db, told: readonly Announcement[]): Promise<void> {
    if (told.length === 0) return;
    const newest = await storeEvents(trx, told, now());
    const byMember = [...Map.groupBy(told, ({ to }) => to)];
    const notices = byMember.map(([memberId, some]) => ({ memberId, payload: payloadOf(newest.get(memberId) ?? 0, some) }));
    await notifier.notifyMembers(trx, notices);
  }

  /** Members without a tab here cost no more than finding that out. */
  function hear(memberId: string, payload: string): void {
    const mine = tabs.of(memberId);
    if (mine === undefined || (payload === STORED && tabs.isArriving(memberId))) return;
    giveTold(mine, payload);
  }

  const sweep = createSweep(tabs, { behind, onFailure });

  return {
    publishAll,

    publish: (trx: Db, memberId: string, event: LiveEvent): Promise<void> => publishAll(trx, [{ to: memberId, event }]),

    /**
     * Sends an event that passes quickly to the member's open tabs. It is not stored, so a disconnected tab never gets
     * it.
     */
    async tell(db: Db, memberId: string, event: LiveEvent): Promise<void> {
      await notifier.notifyMembers(db, [{ memberId, payload: passingPayload(event) }]);
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
        void sweep();
        void tabs.endStale();
      });
      heard = await notifier.hearMembers(hear);
      leaving.push(
        heard.stop,
        await notifier.listen(SESSION_ENDED, (sessionId) => {
          for (const stream of tabs.all()) if (stream.sessionId === sessionId) void stream.end();
        }),
      );
      timers = startRounds(tabs, { sweep, notePresence, onFailure });
    },

    drain: tabs.drain,
    isLeaving: tabs.isLeaving,

    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      await tabs.stop();
      for (const leave of leaving.splice(0)) await leave();
    },
  };
}
export type Live = ReturnType<typeof createLive>;
