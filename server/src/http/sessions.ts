import { createHash, randomBytes } from 'node:crypto';
import { SESSION_DAYS, STAFF_SESSION_HOURS, VISIT_HOURS, VISIT_IDLE_HOURS } from '@amarena/shared/contracts/account/sessionLifetimes';
import type { Role } from '@amarena/shared/contracts/account/user';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/schema.ts';
import type { Heartbeats } from '../heartbeats/heartbeats.ts';
import type { Notifier } from '../live/notifier.ts';
import { DAY, HOUR, MINUTE } from '../times.ts';
import {
  deleteExpiredSessions,
  deletePushes,
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  type Ends,
  insertSession,
  markUsed,
  memberByToken,
  notOver,
  replaceToken,
  replaceTokenOf,
  type SuspensionQuery,
  sessionsByTokens,
  sessionsOf,
  type TokenKey,
} from './sessions.repository.ts';

const USED_EVERY = MINUTE;
/** Channel that tells every process about an ended session, by its id. */
export const SESSION_ENDED = 'session_ended';

const hashed = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Milliseconds for which a replaced token stays valid: other tabs have open requests. */
const OLD_TOKEN = MINUTE;
const keyOf = (token: string, now: Date): TokenKey => ({ hash: hashed(token), rotatedAfter: new Date(now.getTime() - OLD_TOKEN) });

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
export type SessionMember = NonNullable<Awaited<ReturnType<typeof memberByToken>>> & { readonly roles_wait: boolean };

interface Deps {
  readonly now: () => Date;
  readonly notifier: Pick<Notifier, 'notify'>;
  /** A role counts only in a session opened by a passkey, which ends after `STAFF_SESSION_HOURS`. */
  readonly staffPasskeys: boolean;
  readonly suspension: SuspensionQuery;
  readonly heartbeats: Pick<Heartbeats, 'request'>;
}

/** New tokens for a session that goes on. */
const sessionTokens = (now: () => Date) => ({
  /** Replaces the token of a session and returns the new one; undefined if there is no such session. */
  async rotate(db: Db, token: string): Promise<{ token: string; remembered: boolean } | undefined> {
    const next = randomBytes(32).toString('base64url');
    const at = now();
    const rotated = await replaceToken(db, keyOf(token, at), hashed(next), at);
    if (rotated === undefined) return undefined;
    await deletePushes(db, rotated.id);
    return { token: next, remembered: rotated.remembered };
  },

  /** Replaces the token of the session with this id. */
  async renew(db: Db, id: string): Promise<{ token: string; remembered: boolean } | undefined> {
    const next = randomBytes(32).toString('base64url');
    const renewed = await replaceTokenOf(db, id, hashed(next), now());
    if (renewed === undefined) return undefined;
    await deletePushes(db, id);
    return { token: next, remembered: renewed.remembered };
  },
});

/** Ends sessions. Open streams of a session that ends close, in every process. */
const sessionEnds = ({ now, notifier }: Pick<Deps, 'now' | 'notifier'>) => ({
  /**
   * Ends the session of this token, even of one that was just replaced; does nothing without one.
   */
  async end(db: Db, token: string): Promise<void> {
    const ended = await deleteSession(db, keyOf(token, now()));
    if (ended !== undefined) await notifier.notify(db, SESSION_ENDED, ended.id);
  },

  /** Ends one session of a member by its id; does nothing if they have no such session. */
  async endOne(db: Db, memberId: string, id: string): Promise<void> {
    const ended = await deleteSessionOf(db, memberId, id);
    if (ended !== undefined) await notifier.notify(db, SESSION_ENDED, ended.id);
  },

  /** Ends all sessions of a member; `but` is the id of one to keep. */
  async endAll(db: Db, memberId: string, { but }: { but?: string } = {}): Promise<void> {
    for (const { id } of await deleteSessionsOf(db, memberId, but)) await notifier.notify(db, SESSION_ENDED, id);
  },
});

/** Log-in sessions. The token is opaque; only its hash is stored. */
export function createSessions({ now, notifier, staffPasskeys, suspension, heartbeats }: Deps) {
  /** When sessions are over at a moment. */
  const endsAt = (at: Date): Ends => ({
    now: at,
    idleSince: new Date(at.getTime() - VISIT_IDLE_HOURS * HOUR),
    staffSince: staffPasskeys ? new Date(at.getTime() - STAFF_SESSION_HOURS * HOUR) : null,
  });

  /** The roles of a member that count in a session. */
  function rolesIn({ roles }: { roles: Role[] }, byPasskey: boolean): { roles: Role[]; roles_wait: boolean } {
    const wait = staffPasskeys && !byPasskey && roles.length > 0;
    return { roles: wait ? [] : roles, roles_wait: wait };
  }

  return {
    /** Opens a session and returns its token. Defaults: unknown origin, not by passkey, remembered, and a new id. */
    async start(db: Db, memberId: string, origin: Origin = UNKNOWN, id: string = uuidv7()): Promise<string> {
      const { userAgent, country, byPasskey = false, remembered = true } = origin;
      const token = randomBytes(32).toString('base64url');
      const created_at = now();
      const expires_at = new Date(created_at.getTime() + (remembered ? SESSION_DAYS * DAY : VISIT_HOURS * HOUR));
      await insertSession(db, {
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
      });
      return token;
    },

    async find(db: Db, token: string): Promise<SessionMember | null> {
      const at = now();
      const member = await memberByToken(db, keyOf(token, at), endsAt(at), suspension);
      if (member === undefined) return null;
      await heartbeats.request(db, member, at);
      if (at.getTime() - member.last_used_at.getTime() > USED_EVERY) await markUsed(db, member.session_id, at);
      return { ...member, ...rolesIn(member, member.by_passkey) };
    },

    rolesIn,

    /** A condition on joined `sessions` and `members`: the session is not over. */
    notOver: () => notOver(endsAt(now())),

    ...sessionTokens(now),

    /** The tokens that are still valid: not replaced, of a session that is not over, of an account that is not deleted. */
    async stillGood(db: Db, tokens: readonly string[]): Promise<ReadonlySet<string>> {
      const tokenOf = new Map(tokens.map((token) => [hashed(token), token]));
      const at = now();
      const rotated = new Date(at.getTime() - OLD_TOKEN);
      const good = await sessionsByTokens(db, [...tokenOf.keys()], rotated, endsAt(at));
      const goodHashes = good.flatMap(({ token_hash, old_token_hash, rotated_at }) =>
        old_token_hash !== null && rotated_at !== null && rotated_at > rotated ? [token_hash, old_token_hash] : [token_hash],
      );
      return new Set(goodHashes.flatMap((hash) => tokenOf.get(hash) ?? []));
    },

    /** A member's sessions that are not over, last used first. */
    list: (db: Db, memberId: string) => sessionsOf(db, memberId, endsAt(now())),

    ...sessionEnds({ now, notifier }),

    deleteExpired: (db: Db): Promise<void> => deleteExpiredSessions(db, now()),
  };
}
export type Sessions = ReturnType<typeof createSessions>;
