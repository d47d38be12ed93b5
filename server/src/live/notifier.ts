import type { Redis } from 'ioredis';
import { sql } from 'kysely';
import type { Database } from '../db/open.ts';
import { afterCommit, type Db } from '../db/schema.ts';

/** Tells all processes of this site that something happened. What happened is a row; the notification only says "look". */
export interface Notifier {
  /** Tells once the transaction commits; nothing is told where it does not. */
  notify(db: Db, channel: string, payload: string): Promise<void>;
  /** Calls back with the payload of every notification on `channel`, until the returned function is called. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Through the database's own notifications, which are part of its transactions. */
export const databaseNotifier = ({ listen }: Pick<Database, 'listen'>): Notifier => ({
  async notify(db, channel, payload) {
    await sql`select pg_notify(${channel}, ${payload})`.execute(db);
  },
  listen,
  close: async () => undefined,
});

/**
 * Through Valkey, for databases without notifications and for many processes. The names of its channels begin with
 * `prefix`; `onLost` hears of a notification that did not leave.
 */
export function valkeyNotifier(publisher: Redis, prefix: string, onLost: (error: unknown) => void): Notifier {
  const subscriber = publisher.duplicate();
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
      await subscriber.subscribe(name);
      return async () => {
        known.delete(tell);
      };
    },
    async close() {
      subscriber.disconnect();
    },
  };
}
