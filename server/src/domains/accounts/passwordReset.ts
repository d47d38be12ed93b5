import { RESET_MINUTES } from '@amarena/shared/contracts/constants';
import type { Language } from '@amarena/shared/contracts/languages';
import { emailProblem } from '@amarena/shared/contracts/validation';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import type { Sessions } from '../../http/sessions.ts';
import { MINUTE } from '../../times.ts';
import { endLinksOf, issueLink, takeLink } from './links.ts';
import type { LoginLimit } from './loginLimit.ts';
import type { MailRequests } from './mailRequests.ts';
import type { AccountMailer } from './mails/index.ts';
import { hashPassword, newPasswordProblem, passwordMatches } from './passwords.ts';
import { lockMember, memberByEmail, memberById, savePassword } from './repository.ts';

interface Deps {
  readonly mails: AccountMailer;
  readonly requests: MailRequests;
  readonly loginLimit: LoginLimit;
  readonly sessions: Pick<Sessions, 'endAll'>;
  readonly publicUrl: string;
  /** Mails the way back to a deleted account. */
  readonly remindDeleted: (trx: Db, memberId: string) => Promise<void>;
}

export interface PasswordChange {
  readonly member: { readonly id: string; readonly session_id: string };
  readonly password: string;
}

/** New passwords: by the old one, or by a mailed link. */
export function createPasswords({ mails, requests, loginLimit, sessions, publicUrl, remindDeleted }: Deps) {
  const resetPage = `${publicUrl}/reset-password`;

  /** Stores a password and ends every session but one. */
  async function change(trx: Db, memberId: string, password: string, now: Date, goesOn?: string): Promise<Result<undefined, ApiError>> {
    const member = await memberById(trx, memberId);
    if (member === undefined) return failure({ code: 'link_invalid' });
    const problem = newPasswordProblem(password, [member.email, member.name]);
    if (problem !== null) return failure({ code: 'validation_failed', fields: { password: problem } });
    await savePassword(trx, memberId, await hashPassword(password), now);
    await endLinksOf(trx, memberId, ['reset']);
    await loginLimit.lift(trx, member.email);
    await mails.send(
      trx,
      { recipient: member.email, language: member.language },
      (words) => words.password_changed(member.name),
      resetPage,
    );
    await sessions.endAll(trx, memberId, goesOn === undefined ? {} : { but: goesOn });
    return success(undefined);
  }

  return {
    /**
     * Mails a link to whoever has the address. Whoever asks learns nothing: an address without an account is told so by
     * a mail too, once a day. Errors: those of `postResetPassword`.
     */
    async request(trx: Db, email: string, language: Language, now: Date): Promise<Result<undefined, ApiError>> {
      const wrong = emailProblem(email);
      if (wrong !== null) return failure({ code: 'validation_failed', fields: { email: wrong } });
      const asked = await requests.count(trx, 'reset', email, now);
      if (!asked.ok) return asked;
      const member = await memberByEmail(trx, email);
      if (member === undefined) {
        if (asked.value === 1) await mails.send(trx, { recipient: email, language }, (words) => words.no_account());
      } else if (member.status === 'deleted') await remindDeleted(trx, member.id);
      else if (!member.fictional) {
        const expires = new Date(now.getTime() + RESET_MINUTES * MINUTE);
        const token = await issueLink(trx, { memberId: member.id, purpose: 'reset', expires });
        await mails.send(
          trx,
          { recipient: member.email, language: member.language },
          (words) => words.reset(),
          `${resetPage}/do?token=${token}`,
        );
      }
      return success(undefined);
    },

    /** Sets the password by a mailed link. Errors: those of `putResetPassword`. */
    async reset(trx: Db, { token, password }: { token: string; password: string }, now: Date): Promise<Result<undefined, ApiError>> {
      const link = await takeLink(trx, token, ['reset'], now);
      if (link === undefined) return failure({ code: 'link_invalid' });
      await lockMember(trx, link.member_id);
      return change(trx, link.member_id, password, now);
    },

    /** Changes the password of somebody who has just typed the old one. Errors: `validation_failed`. */
    change: (trx: Db, { member, password }: PasswordChange, now: Date): Promise<Result<undefined, ApiError>> =>
      change(trx, member.id, password, now, member.session_id),

    /**
     * Checks that whoever holds the session knows the password; wrong ones count like wrong log-ins. `or`: a password
     * that is right as well. Answers the refusal.
     */
    async confirm(
      db: Db,
      memberId: string,
      { password, or, address }: { password: string; or?: string; address: string },
      now: Date,
    ): Promise<ApiError | null> {
      const member = await memberById(db, memberId);
      if (member === undefined) return { code: 'authentication_required', authentication_required: true };
      const blocked = await loginLimit.admit(db, member.email, address, now);
      if (blocked !== null) return blocked;
      const right =
        (await passwordMatches(password, member.password_hash)) || (or !== undefined && (await passwordMatches(or, member.password_hash)));
      if (!right) return { code: 'password_wrong' };
      await loginLimit.forgive(db, member.email, address);
      return null;
    },
  };
}
export type Passwords = ReturnType<typeof createPasswords>;
