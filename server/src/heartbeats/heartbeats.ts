import type { Db } from '../db/schema.ts';

/** What the database knows of a member's activity. */
export interface Known {
  readonly id: string;
  readonly last_active_at: Date;
  readonly active_until: Date | null;
}

/**
 * Says who is active. A member who sends a request or has an open tab counts as online for `ONLINE_WITHIN` from then on,
 * everywhere: searches, cards, numbers and mails read it in the database.
 */
export interface Heartbeats {
  /** A member sent a request. */
  request(db: Db, member: Known, at: Date): Promise<void>;
  /** These members have an open tab, which may send no requests. Call it once a minute. */
  tabs(memberIds: readonly string[]): Promise<void>;
  /** Brings the database up to date; also runs by itself. Does nothing if the database gets every heartbeat. */
  settle(): Promise<void>;
  /** Every process calls it, whatever it answers: it also hands over what `request` collects. */
  start(): void;
  close(): Promise<void>;
}
