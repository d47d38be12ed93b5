import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '@amarena/shared/contracts/accounts';
import { SESSION_DAYS, STAFF_SESSION_HOURS, VISIT_HOURS, VISIT_IDLE_HOURS } from '@amarena/shared/contracts/constants';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { deleteInSteps } from '../db/deleteInSteps.ts';
import type { Db } from '../db/schema.ts';
import { suspensionsAt } from '../domains/moderation/suspensionsAt.ts';
import type { Notifier } from '../live/notifier.ts';
import { DAY, HOUR, MINUTE } from '../times.ts';

const ACTIVE_EVERY = MINUTE;
/** Channel that tells every process about an ended session, by its id. */
export const SESSION_ENDED = 'session_ended';

const hashed = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Milliseconds for which a replaced token stays valid: other tabs have open requests. */
const OLD_TOKEN = MINUTE;
const isToken = (token: string, now: Date) => {
  const [hash, rotated] = [hashed(token), new Date(now.getTime() - OLD_TOKEN)];
  return sql<boolean>`(sessions.token_hash = ${hash} or (sessions.old_token_hash = ${hash} and sessions.rotated_at > ${rotated}))`;
};

const memberOf = (db: Db, token: string, now: Date, notOver: RawBuilder<boolean>) =>
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
      'sessions.by_passkey',
      'sessions.remembered',
      // Null if the account is not suspended.
      'suspension.id as suspension',
      // Null also for a suspension without an end.
      'suspension.until as suspended_until',
    ])
    .where(isToken(token, now))
    .where(notOver)
    .where('members.status', '!=', 'deleted')
    .executeTakeFirst();

/** Where a log-in came from. */
export interface Origin {
  /** The user agent, cut to the part that distinguishes browsers. */
  readonly userAgent: string;
  /** Country of the address; null if unknown. */
  readonly country: string | null;
  /** Default: false. */
  readonly byPasskey?: boolean;
  /** False: for this visit only. Default: true. */
  readonly remembered?: boolean;
}

const USER_AGENT_LENGTH = 400;
const UNKNOWN: Origin = { userAgent: '', country: null };

/**
 * The member of a request's session. `roles`: those that count in it; `roles_wait`: there are others, which a passkey
 * would enable.
 */
export type SessionMember = NonNullable<Awaited<ReturnType<typeof memberOf>>> & { readonly roles_wait: boolean };

interface Deps {
  readonly now: () => Date;
  readonly notifier: Pick<Notifier, 'notify'>;
  /** A role counts only in a session opened by a passkey, which ends after `STAFF_SESSION_HOURS`. */
  readonly staffPasskeys: boolean;
}

/** Log-in sessions. The token is opaque; only its hash is stored. */
export function createSessions({ now, notifier, staffPasskeys }: Deps) {
  /**
   * True for a session before its end, which was used recently if it is for one visit only, and which is not too old if
   * its member has a role.
   */
  function notOver(): RawBuilder<boolean> {
    const oldest = new Date(now().getTime() - STAFF_SESSION_HOURS * HOUR);
    const lasting = staffPasskeys ? sql`(members.roles = '{}' or sessions.created_at > ${oldest})` : sql`true`;
    const idle = new Date(now().getTime() - VISIT_IDLE_HOURS * HOUR);
    return sql<boolean>`(sessions.expires_at > ${now()} and (sessions.remembered or sessions.last_used_at > ${idle}) and ${lasting})`;
  }

  /** The roles of a member that count in a session. */
  function rolesIn({ roles }: { roles: Role[] }, byPasskey: boolean): { roles: Role[]; roles_wait: boolean } {
    const wait = staffPasskeys && !byPasskey && roles.length > 0;
    return { roles: wait ? [] : roles, roles_wait: wait };
  }

  /**
   * Someone with a copy of the replaced token may have subscribed a device: the rightful browser subscribes its own
   * again.
   */
  const endPushes = (db: Db, session: string) => db.deleteFrom('push_subscriptions').where('session_id', '=', session).execute();

  return {
    /** Opens a session and returns its token. Defaults: unknown origin, not by passkey, remembered, and a new id. */
    async start(db: Db, memberId: string, origin: Origin = UNKNOWN, id: string = uuidv7()): Promise<string> {
      const { userAgent, country, byPasskey = false, remembered = true } = origin;
      const token = randomBytes(32).toString('base64url');
      const created_at = now();
      const expires_at = new Date(created_at.getTime() + (remembered ? SESSION_DAYS * DAY : VISIT_HOURS * HOUR));
      await db
        .insertInto('sessions')
        .values({
          token_hash: hashed(token),
          id,
          member_id: memberId,
          created_at,
          expires_at,
          user_agent: userAgent.slice(0, USER_AGENT_LENGTH),
          country,
          by_passkey: byPasskey,
          remembered,
          last_used_at: created_at,
        })
        .execute();
      return token;
    },

    async find(db: Db, token: string): Promise<SessionMember | null> {
      const at = now();
      const member = await memberOf(db, token, at, notOver());
      if (member === undefined) return null;
      if (at.getTime() - member.last_active_at.getTime() > ACTIVE_EVERY) {
        await db.updateTable('members').set({ last_active_at: at }).where('id', '=', member.id).execute();
      }
      if (at.getTime() - member.last_used_at.getTime() > ACTIVE_EVERY) {
        await db.updateTable('sessions').set({ last_used_at: at }).where('id', '=', member.session_id).execute();
      }
      return { ...member, ...rolesIn(member, member.by_passkey) };
    },

    rolesIn,

    /** A condition on joined `sessions` and `members`: the session is not over. */
    notOver,

    /** Replaces the token of a session and returns the new one; undefined if there is no such session. */
    async rotate(db: Db, token: string): Promise<{ token: string; remembered: boolean } | undefined> {
      const next = randomBytes(32).toString('base64url');
      const rotated_at = now();
      const rotated = await db
        .updateTable('sessions')
        .set({ token_hash: hashed(next), old_token_hash: hashed(token), rotated_at })
        .where(isToken(token, rotated_at))
        .returning(['id', 'remembered'])
        .executeTakeFirst();
      if (rotated === undefined) return undefined;
      await endPushes(db, rotated.id);
      return { token: next, remembered: rotated.remembered };
    },

    /** Replaces the token of the session with this id. */
    async renew(db: Db, id: string): Promise<{ token: string; remembered: boolean } | undefined> {
      const next = randomBytes(32).toString('base64url');
      const renewed = await db
        .updateTable('sessions')
        .set((column) => ({ token_hash: hashed(next), old_token_hash: column.ref('token_hash'), rotated_at: now() }))
        .where('id', '=', id)
        .where('expires_at', '>', now())
        .returning('remembered')
        .executeTakeFirst();
      if (renewed === undefined) return undefined;
      await endPushes(db, id);
      return { token: next, remembered: renewed.remembered };
    },

    /** Marks members who are online without sending requests as active, if others may know. */
    async keepActive(db: Db, memberIds: readonly string[]): Promise<void> {
      const at = now();
      await db
        .updateTable('members')
        .set({ last_active_at: at })
        .where('id', '=', sql<string>`any(${memberIds}::uuid[])`)
        .where('last_active_at', '<', new Date(at.getTime() - ACTIVE_EVERY))
        .execute();
    },

    /** The tokens that are still valid: not replaced, of a session that is not over, of an account that is not deleted. */
    async stillGood(db: Db, tokens: readonly string[]): Promise<ReadonlySet<string>> {
      const tokenOf = new Map(tokens.map((token) => [hashed(token), token]));
      const hashes = [...tokenOf.keys()];
      const rotated = new Date(now().getTime() - OLD_TOKEN);
      const good = await db
        .selectFrom('sessions')
        .innerJoin('members', 'members.id', 'sessions.member_id')
        .select(['token_hash', 'old_token_hash', 'rotated_at'])
        .where(sql<boolean>`(token_hash = any(${hashes}) or (old_token_hash = any(${hashes}) and rotated_at > ${rotated}))`)
        .where(notOver())
        .where('members.status', '!=', 'deleted')
        .execute();
      const goodHashes = good.flatMap(({ token_hash, old_token_hash, rotated_at }) =>
        old_token_hash !== null && rotated_at !== null && rotated_at > rotated ? [token_hash, old_token_hash] : [token_hash],
      );
      return new Set(goodHashes.flatMap((hash) => tokenOf.get(hash) ?? []));
    },

    /**
     * Ends the session of this token, even of one that was just replaced; does nothing without one. Open streams of the
     * session close.
     */
    async end(db: Db, token: string): Promise<void> {
      const ended = await db.deleteFrom('sessions').where(isToken(token, now())).returning('id').executeTakeFirst();
      if (ended !== undefined) await notifier.notify(db, SESSION_ENDED, ended.id);
    },

    /** A member's sessions that are not over, last used first. */
    list: (db: Db, memberId: string) =>
      db
        .selectFrom('sessions')
        .innerJoin('members', 'members.id', 'sessions.member_id')
        .select(['sessions.id', 'user_agent', 'sessions.country', 'created_at', 'last_used_at'])
        .where('member_id', '=', memberId)
        .where(notOver())
        .orderBy('last_used_at', 'desc')
        .orderBy('sessions.id', 'desc')
        .execute(),

    /** Ends one session of a member by its id; does nothing if they have no such session. */
    async endOne(db: Db, memberId: string, id: string): Promise<void> {
      const ended = await db
        .deleteFrom('sessions')
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      if (ended !== undefined) await notifier.notify(db, SESSION_ENDED, ended.id);
    },

    /** Ends all sessions of a member; `but` is the id of one to keep. */
    async endAll(db: Db, memberId: string, { but }: { but?: string } = {}): Promise<void> {
      const all = db.deleteFrom('sessions').where('member_id', '=', memberId).returning('id');
      for (const { id } of await (but === undefined ? all : all.where('id', '!=', but)).execute()) {
        await notifier.notify(db, SESSION_ENDED, id);
      }
    },

    async deleteExpired(db: Db): Promise<void> {
      await deleteInSteps(db, 'sessions', sql`expires_at <= ${now()}`);
    },
  };
}
export type Sessions = ReturnType<typeof createSessions>;
