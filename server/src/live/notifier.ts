import { setTimeout } from 'node:timers/promises';
import type { Database } from '../db/open.ts';
import { afterCommit, type Db } from '../db/schema.ts';
import type { Valkey } from '../db/valkey.ts';
import { traced } from '../tracing/work.ts';
import { sendNotifications } from './repository.ts';

/** Milliseconds that a start waits for Valkey. */
const OPEN_WITHIN = 2_000;

/** The members that this process hears. */
export interface HeardMembers {
  /**
   * Hears a member from now on. Calls back with an empty payload if something may have been missed while that took
   * effect.
   */
  join(memberId: string): void;
  leave(memberId: string): void;
  stop(): Promise<void>;
}

/** What the processes are told about a member. */
export interface MemberNotice {
  readonly memberId: string;
  readonly payload: string;
}

/** Tells the processes of this site that something happened. What must not be lost is a row, too. */
export interface Notifier {
  /** Sends to all processes once the transaction commits, and never if it rolls back. */
  notify(db: Db, channel: string, ...payloads: readonly string[]): Promise<void>;
  /** Calls back with the payload of every notification on `channel`, until the returned function is called. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  /** Like `notify`, to the processes that have joined these members; some notifiers reach the others, too. */
  notifyMembers(db: Db, notices: readonly MemberNotice[]): Promise<void>;
  /** Calls back with every notification about a member that this process has joined, and maybe about others. */
  hearMembers(heard: (memberId: string, payload: string) => void): Promise<HeardMembers>;
  /** Calls back once notifications are received again, whenever some may have been missed. */
  onGap(told: () => void): void;
  close(): Promise<void>;
}

const MEMBERS = 'live_member';

/** Members over one channel, which every process hears. */
const membersOnOneChannel = ({ notify, listen }: Pick<Notifier, 'notify' | 'listen'>): Pick<Notifier, 'notifyMembers' | 'hearMembers'> => ({
  notifyMembers: (db, notices) =>
    notify(db, MEMBERS, ...notices.map(({ memberId, payload }) => (payload === '' ? memberId : `${memberId} ${payload}`))),
  async hearMembers(heard) {
    const stop = await listen(MEMBERS, (text) => {
      const end = text.indexOf(' ');
      if (end < 0) heard(text, '');
      else heard(text.slice(0, end), text.slice(end + 1));
    });
    return { join: () => undefined, leave: () => undefined, stop };
  },
});

/** Uses the database's own notifications, which are part of its transactions. */
export function databaseNotifier({ listen, onGap }: Pick<Database, 'listen' | 'onGap'>): Notifier {
  const channels: Pick<Notifier, 'notify' | 'listen'> = {
    notify: (db, channel, ...payloads) => sendNotifications(db, channel, payloads),
    listen,
  };
  return { ...channels, ...membersOnOneChannel(channels), onGap, close: async () => undefined };
}

/**
 * Uses Valkey, for databases without notifications and for many processes. Channel names start with `prefix`; `onLost`
 * is called with errors. Notifications sent while Valkey is down wait until it is back.
 */
export function valkeyNotifier(publisher: Valkey, prefix: string, onLost: (error: unknown) => void): Notifier {
  const subscriber = publisher.duplicate();
  publisher.on('error', onLost);
  const ready = new Promise<void>((resolve) => subscriber.once('ready', () => resolve()));
  const opened = Promise.race([ready, setTimeout(OPEN_WITHIN, undefined, { ref: false })]);
  const heard = new Map<string, Set<(payload: string) => void>>();
  subscriber.on('error', onLost);
  subscriber.on('message', (channel, payload) => {
    for (const tell of heard.get(channel) ?? []) tell(payload);
  });
  const channels: Pick<Notifier, 'notify' | 'listen'> = {
    async notify(db, channel, ...payloads) {
      afterCommit(db, () => {
        for (const payload of payloads)
          traced({ kind: 'notify', name: 'valkey' }, () => publisher.publish(prefix + channel, payload)).catch(onLost);
      });
    },
    async listen(channel, tell) {
      const name = prefix + channel;
      const known = heard.get(name) ?? new Set();
      heard.set(name, known.add(tell));
      // The site starts even if Valkey is down, and subscribes once it is back.
      const subscribed = subscriber.subscribe(name).catch(onLost);
      await opened;
      if (subscriber.status === 'ready') await subscribed;
      return async () => {
        known.delete(tell);
      };
    },
  };
  return {
    ...channels,
    ...membersOnOneChannel(channels),
    onGap(told) {
      let wasReady = subscriber.status === 'ready';
      subscriber.on('ready', () => {
        if (wasReady) told();
        wasReady = true;
      });
    },
    async close() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
