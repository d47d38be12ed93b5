import { createHash } from 'node:crypto';
import { PASSKEY_MINUTES, type postPasskeyLogin } from '@amarena/shared/contracts/account/passkeys';
import type { ParsedBodyOf } from '@amarena/shared/contracts/platform/endpoint';
import type { ApiError } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import { MINUTE } from '../../times.ts';
import type { Ceremony } from './ceremony.ts';
import { passkeyByCredential, saveChallenge, saveUse, takeChallenge } from './repository.ts';

/** When a challenge made now can no longer be answered. */
export const challengeEnd = (now: Date): Date => new Date(now.getTime() + PASSKEY_MINUTES * MINUTE);

/** The name of what is confirmed can be long, and is in the key of a table. */
const confirmationHolder = (sessionId: string, what: string): string =>
  `confirm:${sessionId}:${createHash('sha256').update(what).digest('base64url')}`;

/** Confirms one thing at a time with a passkey, by a member who is logged in. */
export const confirmations = (ceremony: Pick<Ceremony, 'confirm' | 'check'>) => ({
  /** The options by which one of these passkeys confirms `what` in this session, and nothing else. */
  async confirmation(db: Db, sessionId: string, { what, credentials }: { what: string; credentials: readonly string[] }, now: Date) {
    const options = await ceremony.confirm(what, credentials);
    await saveChallenge(db, { holder: confirmationHolder(sessionId, what), challenge: options.challenge, expires_at: challengeEnd(now) });
    return { ...options };
  },

  /**
   * Null if a passkey of the member confirms `what`. Uses the challenge up, even if the answer is wrong. Needs an open
   * transaction. Errors: `passkey_expired`, `passkey_failed`.
   */
  async confirm(
    trx: Db,
    member: { id: string; session_id: string },
    { what, passkey }: Pick<ParsedBodyOf<typeof postPasskeyLogin>, 'passkey'> & { what: string },
    now: Date,
  ): Promise<ApiError | null> {
    const asked = await takeChallenge(trx, { holder: confirmationHolder(member.session_id, what), purpose: { to: 'confirm', what } }, now);
    if (asked === undefined) return { code: 'passkey_expired' };
    const known = await passkeyByCredential(trx, passkey.id);
    if (known === undefined || known.member_id !== member.id) return { code: 'passkey_failed' };
    const counter = await ceremony.check(asked.challenge, passkey, known, member.id);
    if (counter === null) return { code: 'passkey_failed' };
    await saveUse(trx, known.id, { counter, last_used_at: now });
    return null;
  },
});
