import { type AliasableExpression, type Expression, type Insertable, type RawBuilder, sql } from 'kysely';
import { deleteInSteps } from '../db/deleteInSteps.ts';
import { prepared } from '../db/prepared.ts';
import type { Db, Schema } from '../db/schema.ts';

/** Finds a session by its token: the current one, or the one that it replaced after `rotatedAfter`. */
export interface TokenKey {
  readonly hash: string;
  readonly rotatedAfter: Date;
}

const hasToken = ({ hash, rotatedAfter }: TokenKey) =>
  sql<boolean>`(sessions.token_hash = ${hash} or (sessions.old_token_hash = ${hash} and sessions.rotated_at > ${rotatedAfter}))`;

/** When a session is over. */
export interface Ends {
  readonly now: Date;
  /** A session for one visit is over if it was last used before this. */
  readonly idleSince: Date;
  /** A session of a member with a role is over if it was opened before this; null: it lasts as long as any other. */
  readonly staffSince: Date | null;
}

/** A condition on joined `sessions` and `members`: the session is not over. */
export function notOver({ now, idleSince, staffSince }: Ends): RawBuilder<boolean> {
  const lasting = staffSince === null ? sql`true` : sql`(members.roles = '{}' or sessions.created_at > ${staffSince})`;
  return sql<boolean>`(sessions.expires_at > ${now} and (sessions.remembered or sessions.last_used_at > ${idleSince}) and ${lasting})`;
}

/** A query for the suspension of a member that is in force; `until` null: no end. No row if there is none. */
export type SuspensionQuery = (db: Db, memberId: Expression<string>, now: Date) => AliasableExpression<{ id: string; until: Date | null }>;

/** The member of the session with this token, unless it is over or the account is deleted. */
export const memberByToken = (db: Db, key: TokenKey, ends: Ends, suspension: SuspensionQuery) =>
  db
    .selectFrom('sessions')
    .modifyFront(prepared)
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .leftJoinLateral(
      () => suspension(db, sql.ref<string>('members.id'), ends.now).as('suspension'),
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
      'members.active_until',
      'sessions.id as session_id',
      'sessions.last_used_at',
      'sessions.by_passkey',
      'sessions.remembered',
      // Null if the account is not suspended.
      'suspension.id as suspension',
      // Null also for a suspension without an end.
      'suspension.until as suspended_until',
    ])
    .where(hasToken(key))
    .where(notOver(ends))
    .where('members.status', '!=', 'deleted')
    .executeTakeFirst();

/** Sessions with one of these tokens, current or replaced after `rotatedAfter`, that are not over, of accounts that are not deleted. */
export const sessionsByTokens = (db: Db, hashes: readonly string[], rotatedAfter: Date, ends: Ends) =>
  db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(['token_hash', 'old_token_hash', 'rotated_at'])
    .where(sql<boolean>`(token_hash = any(${hashes}) or (old_token_hash = any(${hashes}) and rotated_at > ${rotatedAfter}))`)
    .where(notOver(ends))
    .where('members.status', '!=', 'deleted')
    .execute();

/** A member's sessions that are not over, last used first. */
export const sessionsOf = (db: Db, memberId: string, ends: Ends) =>
  db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(['sessions.id', 'user_agent', 'sessions.country', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .where(notOver(ends))
    .orderBy('last_used_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .execute();

export async function insertSession(db: Db, session: Insertable<Schema['sessions']>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export async function markUsed(db: Db, id: string, last_used_at: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at }).where('id', '=', id).execute();
}

/** Replaces the token that a session was found by; undefined if there is no such session. */
export const replaceToken = (db: Db, key: TokenKey, token_hash: string, rotated_at: Date) =>
  db
    .updateTable('sessions')
    .set({ token_hash, old_token_hash: key.hash, rotated_at })
    .where(hasToken(key))
    .returning(['id', 'remembered'])
    .executeTakeFirst();

/** Replaces the current token of the session with this id; undefined if there is none or it has expired. */
export const replaceTokenOf = (db: Db, id: string, token_hash: string, rotated_at: Date) =>
  db
    .updateTable('sessions')
    .set((column) => ({ token_hash, old_token_hash: column.ref('token_hash'), rotated_at }))
    .where('id', '=', id)
    .where('expires_at', '>', rotated_at)
    .returning('remembered')
    .executeTakeFirst();

/** Returns the id of the deleted session; undefined if there is none with this token. */
export const deleteSession = (db: Db, key: TokenKey) => db.deleteFrom('sessions').where(hasToken(key)).returning('id').executeTakeFirst();

/** Returns the id of the deleted session; undefined if the member has none with this id. */
export const deleteSessionOf = (db: Db, memberId: string, id: string) =>
  db.deleteFrom('sessions').where('member_id', '=', memberId).where('id', '=', id).returning('id').executeTakeFirst();

/** Returns the ids of a member's deleted sessions: all, or all but the one with the id `but`. */
export function deleteSessionsOf(db: Db, memberId: string, but: string | undefined): Promise<{ id: string }[]> {
  const all = db.deleteFrom('sessions').where('member_id', '=', memberId).returning('id');
  return (but === undefined ? all : all.where('id', '!=', but)).execute();
}

export const deleteExpiredSessions = (db: Db, now: Date): Promise<void> => deleteInSteps(db, 'sessions', sql`expires_at <= ${now}`);

/**
 * Deletes the push subscriptions of a session whose token was replaced: someone with a copy of the old one may have
 * subscribed a device. The rightful browser subscribes its own again.
 */
export async function deletePushes(db: Db, session: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', session).execute();
}
