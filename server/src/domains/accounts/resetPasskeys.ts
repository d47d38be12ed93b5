import { NEW_PASSKEY_DAYS } from '@amarena/shared/contracts/account/passkeys';
import type { getResetPasskeys } from '@amarena/shared/contracts/account/passwords';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import { DAY } from '../../times.ts';
import type { OtherDomains } from './deps.ts';
import { findLink, isUsable } from './linkTokens.ts';

const youngSince = (now: Date): Date => new Date(now.getTime() - NEW_PASSKEY_DAYS * DAY);

/** What opens the account besides the password, for the holder of a mailed link. Errors: those of `getResetPasskeys`. */
export async function passkeysAtReset(
  db: Db,
  passkeys: OtherDomains['passkeys'],
  token: string,
  now: Date,
): Promise<Result<AnswerOf<typeof getResetPasskeys>, ApiError>> {
  const link = await findLink(db, token, ['reset']);
  if (link === undefined || !isUsable(link, now)) return failure({ code: 'link_invalid' });
  const young = youngSince(now).toISOString();
  const all = await passkeys.list(db, link.member_id);
  return success({ passkeys: all.map(({ id, name, created_at }) => ({ id, name, created_at, young: created_at > young })) });
}

/** Removes the named passkeys, or the recent ones if none are named. */
export async function removeAtReset(
  trx: Db,
  passkeys: OtherDomains['passkeys'],
  { member_id, remove_passkeys }: { member_id: string; remove_passkeys?: string[] | undefined },
  now: Date,
): Promise<void> {
  if (remove_passkeys === undefined) await passkeys.removeSince(trx, member_id, youngSince(now));
  else await passkeys.removeThese(trx, member_id, remove_passkeys);
}
