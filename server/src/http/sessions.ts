import { createHash, randomBytes } from 'node:crypto';
import { SESSION_DAYS } from '@amarena/shared/contracts/constants';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/schema.ts';
import { suspensionsAt } from '../domains/moderation/suspensionsAt.ts';
import type { Notifier } from '../live/notifier.ts';
import { DAY, MINUTE } from '../times.ts';

const ACTIVE_EVERY = MINUTE;
/** Channel that tells every process of an ended session, with its id. */
export const SESSION_ENDED = 'session_ended';

const hashed = (token: string) => createHash('sha256').update(token).digest('base64url');

const memberOf = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .leftJoinLateral(
      () => suspensionsAt(db, now).where('d.member_id', '=', sql.ref<string>('members.id')).limit(1).as('suspension'),
      (join) => join.onTrue(),
    )
    .select([
      'members.id',
      'members.name',
      'members.status',
      'members.paid_user',
      'members.fictional',
      'members.roles',
      'members.language',
      'members.country',
      'members.gender',
      'members.time_zone',
      'members.date_of_birth',
      'members.signup_date',
      'members.last_active_at',
      'sessions.id as session_id',
      'sessions.last_used_at',
      // Null: the account is not suspended.
      'suspension.id as suspension',
      // Null also for a suspension without an end.
      'suspension.until as suspended_until',
    ])
    .where('sessions.token_hash', '=', hashed(token))
    .where('sessions.expires_at', '>', now)
    .where('members.status', '!=', 'deleted')
    .executeTakeFirst();

/** What a log-in came with. */
export interface Origin {
  /** The browser's own words, cut to what tells browsers apart. */
  readonly userAgent: string;
  /** Country of the address; null where unknown. */
  readonly country: string | null;
}

const USER_AGENT_LENGTH = 400;
const UNKNOWN: Origin = { userAgent: '', country: null };

/** The member whose session a request carries. */
export type SessionMember = NonNullable<Awaited<ReturnType<typeof memberOf>>>;

/** Log-in sessions. The token is opaque, only its hash is kept. */
export function createSessions({ now, notifier }: { now: () => Date; notifier: Pick<Notifier, 'notify'> }) {
  return {
    /** Makes a session of 30 days and answers its token. Default of the origin: unknown. */
    async start(db: Db, memberId: string, { userAgent, country }: Origin = UNKNOWN): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const created_at = now();
      const expires_at = new Date(created_at.getTime() + SESSION_DAYS * DAY);
      await db
        .insertInto('sessions')
        .values({
          token_hash: hashed(token),
          id: uuidv7(),
          member_id: memberId,
          created_at,
          expires_at,
          user_agent: userAgent.slice(0, USER_AGENT_LENGTH),
          country,
          last_used_at: created_at,
        })
        .execute();
      return token;
    },

    async find(db: Db, token: string): Promise<SessionMember | null> {
      const at = now();
      const member = await memberOf(db, token, at);
      if (member === undefined) return null;
      if (at.getTime() - member.last_active_at.getTime() > ACTIVE_EVERY) {
        await db.updateTable('members').set({ last_active_at: at }).where('id', '=', member.id).execute();
      }
      if (at.getTime() - member.last_used_at.getTime() > ACTIVE_EVERY) {
        await db.updateTable('sessions').set({ last_used_at: at }).where('id', '=', member.session_id).execute();
      }
      return member;
    },

    /** Members who are here without asking for anything count as active, as far as anybody may know. */
    async keepActive(db: Db, memberIds: readonly string[]): Promise<void> {
      const at = now();
      await db
        .updateTable('members')
        .set({ last_active_at: at })
        .where('id', '=', sql<string>`any(${memberIds}::uuid[])`)
        .where('last_active_at', '<', new Date(at.getTime() - ACTIVE_EVERY))
        .execute();
    },

    /** Ends the session of this token; nothing happens without one. Open streams of the session close. */
    async end(db: Db, token: string): Promise<void> {
      const ended = await db.deleteFrom('sessions').where('token_hash', '=', hashed(token)).returning('id').executeTakeFirst();
      if (ended !== undefined) await notifier.notify(db, SESSION_ENDED, ended.id);
    },

    /** A member's sessions that are not over, the last used first. */
    list: (db: Db, memberId: string) =>
      db
        .selectFrom('sessions')
        .select(['id', 'user_agent', 'country', 'created_at', 'last_used_at'])
        .where('member_id', '=', memberId)
        .where('expires_at', '>', now())
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    /** Ends one session of a member by its id; nothing happens where they have no such session. */
    async endOne(db: Db, memberId: string, id: string): Promise<void> {
      const ended = await db
        .deleteFrom('sessions')
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      if (ended !== undefined) await notifier.notify(db, SESSION_ENDED, ended.id);
    },

    /** Ends all sessions of a member; `but` is the id of one that goes on. */
    async endAll(db: Db, memberId: string, { but }: { but?: string } = {}): Promise<void> {
      const all = db.deleteFrom('sessions').where('member_id', '=', memberId).returning('id');
      for (const { id } of await (but === undefined ? all : all.where('id', '!=', but)).execute()) {
        await notifier.notify(db, SESSION_ENDED, id);
      }
    },

    async deleteExpired(db: Db): Promise<void> {
      await db.deleteFrom('sessions').where('expires_at', '<=', now()).execute();
    },
  };
}
export type Sessions = ReturnType<typeof createSessions>;
