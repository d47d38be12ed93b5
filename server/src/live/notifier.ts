import { setTimeout } from 'node:timers/promises';
import type { Database } from '../db/open.ts';
import { afterCommit, type Db } from '../db/schema.ts';
import type { Valkey } from '../db/valkey.ts';
import { sendNotification } from './repository.ts';

/** Milliseconds that a start waits for Valkey. */
const OPEN_WITHIN = 2_000;

/** Tells all processes of this site that something happened. The content is a row; the notification only says "look". */
export interface Notifier {
  /** Sends once the transaction commits, and never if it rolls back. */
  notify(db: Db, channel: string, payload: string): Promise<void>;
  /** Calls back with the payload of every notification on `channel`, until the returned function is called. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  /** Calls back once notifications are received again, whenever some may have been missed. */
  onGap(told: () => void): void;
  close(): Promise<void>;
}

/** Uses the database's own notifications, which are part of its transactions. */
export const databaseNotifier = ({ listen, onGap }: Pick<Database, 'listen' | 'onGap'>): Notifier => ({
  notify: sendNotification,
  listen,
  onGap,
  close: async () => undefined,
});

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
  return {
    async notify(db, channel, payload) {
      afterCommit(db, () => {
        publisher.publish(prefix + channel, payload).catch(onLost);
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
