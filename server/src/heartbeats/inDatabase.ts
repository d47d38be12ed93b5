import type { Db } from '../db/schema.ts';
import { MINUTE } from '../times.ts';
import type { Heartbeats } from './heartbeats.ts';
import { writeHeartbeat, writeHeartbeats } from './repository.ts';

const EVERY = MINUTE;

/** Writes each member's heartbeat to the database, at most once a minute: for a site without Valkey. */
export function heartbeatsInDatabase({ db, now }: { readonly db: Db; readonly now: () => Date }): Heartbeats {
  return {
    async request(anyDb, { id, last_active_at }, at) {
      if (at.getTime() - last_active_at.getTime() > EVERY) await writeHeartbeat(anyDb, id, at);
    },
    async tabs(memberIds) {
      const at = now();
      await writeHeartbeats(db, memberIds, at, new Date(at.getTime() - EVERY));
    },
    settle: async () => undefined,
    start: () => undefined,
    close: async () => undefined,
  };
}
