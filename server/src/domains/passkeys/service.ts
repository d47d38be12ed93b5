import { createHash } from 'node:crypto';
import {
  MAX_PASSKEYS,
  type Passkey,
  type postPasskey,
  type postPasskeyLogin,
  type postPasskeyOptions,
} from '@amarena/shared/contracts/account/passkeys';
import type { AnswerOf, ParsedBodyOf } from '@amarena/shared/contracts/platform/endpoint';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/schema.ts';
import type { Ceremony } from './ceremony.ts';
import { challengeEnd, confirmations } from './confirmations.ts';
import {
  deleteChallengesBefore,
  insertPasskey,
  isStaff,
  ownerOf,
  passkeyByCredential,
  passkeysOf,
  removePasskey,
  removePasskeys,
  removePasskeysSince,
  saveChallenge,
  saveName,
  saveUse,
  takeChallenge,
} from './repository.ts';

const FULL = { code: 'passkey_limit', limit: MAX_PASSKEYS } as const;

type Owner = Awaited<ReturnType<typeof ownerOf>>;

interface Deps {
  readonly ceremony: Ceremony;
  /** Mails the member that another passkey opens the account, once the transaction commits. */
  tellAdded(trx: Db, owner: Owner, passkey: string): Promise<void>;
  /** True if a role counts only in a session opened by a passkey. Then a mailed link cannot remove a passkey. */
  readonly staffPasskeys: boolean;
  /** The site's name, which the device shows with the passkey. */
  siteName(db: Db): Promise<string>;
}

type Kept = Awaited<ReturnType<typeof passkeysOf>>[number];

const asPasskey = ({ id, name, synced, created_at, last_used_at }: Kept): Passkey => ({
  id,
  name,
  synced,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

const sessionHolder = (sessionId: string): string => `session:${sessionId}`;
const browserHolder = (token: string): string => `browser:${createHash('sha256').update(token).digest('base64url')}`;

/** Passkeys: added by a member who has just typed the password, and used instead of it. */
export function createPasskeys({ ceremony, tellAdded, siteName, staffPasskeys }: Deps) {
  const guarded = async (db: Db, memberId: string) => staffPasskeys && (await isStaff(db, memberId));
  const list = async (db: Db, memberId: string): Promise<Passkey[]> => (await passkeysOf(db, memberId)).map(asPasskey);
  /** Whether a session may not change passkeys: its roles require an existing one. */
  const closedTo = async (db: Db, { id, roles_wait }: { id: string; roles_wait: boolean }): Promise<boolean> =>
    roles_wait && (await passkeysOf(db, id)).length > 0;

  return {
    list,

    /** The options for creating a passkey. The caller has already checked the password. */
    async options(
      db: Db,
      member: { id: string; session_id: string },
      now: Date,
    ): Promise<Result<AnswerOf<typeof postPasskeyOptions>, ApiError>> {
      const known = await passkeysOf(db, member.id);
      if (known.length >= MAX_PASSKEYS) return failure(FULL);
      const options = await ceremony.newPasskey(await siteName(db), await ownerOf(db, member.id), known);
      await saveChallenge(db, { holder: sessionHolder(member.session_id), challenge: options.challenge, expires_at: challengeEnd(now) });
      return success({ options: { ...options } });
    },

    /** Stores a new passkey. Needs an open transaction. Errors: those of `postPasskey`. */
    async add(
      trx: Db,
      member: { id: string; session_id: string; roles_wait: boolean },
      { passkey, name }: ParsedBodyOf<typeof postPasskey> & { name: string },
      now: Date,
    ): Promise<Result<undefined, ApiError>> {
      // The member may have been given a role after the challenge.
      if (await closedTo(trx, member)) return failure({ code: 'passkey_session_needed' });
      const asked = await takeChallenge(trx, { holder: sessionHolder(member.session_id), purpose: { to: 'add' } }, now);
      if (asked === undefined) return failure({ code: 'passkey_expired' });
      const proven = await ceremony.prove(asked.challenge, passkey);
      if (proven === null) return failure({ code: 'passkey_failed' });
      if ((await passkeysOf(trx, member.id)).length >= MAX_PASSKEYS) return failure(FULL);
      const row = { ...proven, id: uuidv7(), member_id: member.id, name, created_at: now, last_used_at: null };
      if (!(await insertPasskey(trx, row))) return failure({ code: 'passkey_failed' });
      await tellAdded(trx, await ownerOf(trx, member.id), name);
      return success(undefined);
    },

    /** Needs an open transaction. Errors: those of `putPasskey`. */
    rename: async (trx: Db, memberId: string, { id, name }: { id: string; name: string }): Promise<Result<undefined, ApiError>> =>
      (await saveName(trx, memberId, id, name)) ? success(undefined) : failure({ code: 'not_found' }),

    remove: removePasskey,
    /** Removes the passkeys among the ids that belong to the member. */
    async removeThese(trx: Db, memberId: string, ids: readonly string[]): Promise<void> {
      if (!(await guarded(trx, memberId))) await removePasskeys(trx, memberId, ids);
    },
    async removeSince(trx: Db, memberId: string, since: Date): Promise<void> {
      if (!(await guarded(trx, memberId))) await removePasskeysSince(trx, memberId, since);
    },

    closedTo,

    /** The options for a log-in with any passkey, for the one browser that holds `token`. */
    async challenge(db: Db, token: string, now: Date) {
      const options = await ceremony.logIn();
      await saveChallenge(db, { holder: browserHolder(token), challenge: options.challenge, expires_at: challengeEnd(now) });
      return { ...options };
    },

    /** Returns the id of the member whose passkey this is. Needs an open transaction. Errors: those of `postPasskeyLogin`. */
    async logIn(
      trx: Db,
      token: string,
      { passkey }: Pick<ParsedBodyOf<typeof postPasskeyLogin>, 'passkey'>,
      now: Date,
    ): Promise<Result<string, ApiError>> {
      const asked = await takeChallenge(trx, { holder: browserHolder(token), purpose: { to: 'log in' } }, now);
      if (asked === undefined) return failure({ code: 'passkey_expired' });
      const known = await passkeyByCredential(trx, passkey.id);
      if (known === undefined) return failure({ code: 'passkey_failed' });
      const counter = await ceremony.check(asked.challenge, passkey, known, known.member_id);
      if (counter === null) return failure({ code: 'passkey_failed' });
      await saveUse(trx, known.id, { counter, last_used_at: now });
      return known.status === 'deleted' ? failure({ code: 'account_deleted' }) : success(known.member_id);
    },

    ...confirmations(ceremony),

    forgetOld: deleteChallengesBefore,
  };
}
export type Passkeys = ReturnType<typeof createPasskeys>;
