import type { putResetPassword } from '@amarena/shared/contracts/account/passwords';
import type { ParsedBodyOf } from '@amarena/shared/contracts/platform/endpoint';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import type { Sessions } from '../../http/sessions.ts';
import { endLinksOf, takeLink } from './linkTokens.ts';
import type { LoginLimit } from './loginLimit.ts';
import { hashPassword, newPasswordProblem } from './passwordHash.ts';
import { createPasswordResetRequests, passkeyNames, RESET_PAGE, type ResetRequestDeps } from './passwordResetRequests.ts';
import { lockMember, memberByEmail, memberById, savePassword } from './repository.ts';
import { removeAtReset } from './resetPasskeys.ts';

interface Deps extends ResetRequestDeps {
  readonly loginLimit: Pick<LoginLimit, 'lift'>;
  readonly sessions: Pick<Sessions, 'endAll'>;
}

export interface PasswordChange {
  readonly member: { readonly id: string; readonly session_id: string };
  readonly password: string;
}

/** Sets new passwords, by the old one or by a mailed link. */
export function createNewPasswords({ loginLimit, sessions, ...deps }: Deps) {
  const { mails, publicUrl, passkeys } = deps;
  const requesting = createPasswordResetRequests(deps);

  /** Stores a password and ends every session except one. */
  async function change(
    trx: Db,
    memberId: string,
    { password, goesOn }: { password: string; goesOn?: string },
    at: Date,
  ): Promise<Result<undefined, ApiError>> {
    const member = await memberById(trx, memberId);
    if (member === undefined) return failure({ code: 'link_invalid' });
    const problem = newPasswordProblem(password, [member.email, member.name]);
    if (problem !== null) return failure({ code: 'validation_failed', fields: { password: problem } });
    await savePassword(trx, memberId, await hashPassword(password), at);
    await endLinksOf(trx, memberId, ['reset']);
    await loginLimit.lift(trx, member.email);
    const names = await passkeyNames(passkeys, trx, memberId);
    await mails.send(
      trx,
      { recipient: member.email, language: member.language },
      (words) => words.password_changed(member.name, names),
      publicUrl + RESET_PAGE,
    );
    await sessions.endAll(trx, memberId, goesOn === undefined ? {} : { but: goesOn });
    return success(undefined);
  }

  return {
    ...requesting,

    /** The id of the member with this address; null if none. */
    ownerOf: async (anyDb: Db, email: string): Promise<string | null> => (await memberByEmail(anyDb, email))?.id ?? null,

    /** Sets the password by a mailed link. Errors: those of `putResetPassword`. */
    async reset(
      trx: Db,
      { token, password, remove_passkeys }: ParsedBodyOf<typeof putResetPassword>,
      now: Date,
    ): Promise<Result<undefined, ApiError>> {
      const link = await takeLink(trx, token, ['reset'], now);
      if (link === undefined) return failure({ code: 'link_invalid' });
      const { member_id } = link;
      await lockMember(trx, member_id);
      // Before the mail, which names the remaining passkeys.
      await removeAtReset(trx, passkeys, { member_id, remove_passkeys }, now);
      // No one has proven before that the address is theirs: the person who added a passkey may not be the one who
      // reads its mail.
      if ((await memberById(trx, member_id))?.status === 'not_confirmed') await passkeys.removeSince(trx, member_id, new Date(0));
      return change(trx, member_id, { password }, now);
    },

    /** Changes the password of a member who has just typed the old one. Errors: `validation_failed`. */
    change: (trx: Db, { member, password }: PasswordChange, now: Date): Promise<Result<undefined, ApiError>> =>
      change(trx, member.id, { password, goesOn: member.session_id }, now),
  };
}
export type NewPasswords = ReturnType<typeof createNewPasswords>;
