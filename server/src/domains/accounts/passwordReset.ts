import { RESET_AGAIN_MINUTES, RESET_MINUTES } from '@amarena/shared/contracts/constants';
import type { ParsedBodyOf } from '@amarena/shared/contracts/endpoint';
import type { Language } from '@amarena/shared/contracts/languages';
import type { putResetPassword } from '@amarena/shared/contracts/passwords';
import { emailProblem } from '@amarena/shared/contracts/validation';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { type Db, inTransaction } from '../../db/schema.ts';
import type { Sessions } from '../../http/sessions.ts';
import { type Jobs, jobKind } from '../../jobs/jobs.ts';
import { MINUTE } from '../../times.ts';
import type { OtherDomains } from './deps.ts';
import { endLinksOf, issueLink, takeLink } from './links.ts';
import type { LoginLimit } from './loginLimit.ts';
import type { MailRequests } from './mailRequests.ts';
import type { AccountMailer } from './mails/index.ts';
import { hashPassword, newPasswordProblem, passwordMatches } from './passwords.ts';
import { linksOf, lockMember, memberByEmail, memberById, savePassword } from './repository.ts';
import { removeAtReset } from './resetPasskeys.ts';

interface Asked {
  readonly email: string;
  readonly language: Language;
  readonly known: boolean;
}
export interface ResetRequest extends Asked {
  readonly asker: string;
}

const RESET_ASKED = jobKind<Asked>('reset_asked');

interface Deps {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'add' | 'handle'>;
  readonly now: () => Date;
  readonly mails: AccountMailer;
  readonly requests: MailRequests;
  readonly loginLimit: LoginLimit;
  readonly sessions: Pick<Sessions, 'endAll'>;
  readonly publicUrl: string;
  readonly passkeys: OtherDomains['passkeys'];
  /** Mails the way back to a deleted account. */
  readonly remindDeleted: (trx: Db, memberId: string) => Promise<void>;
}

export interface PasswordChange {
  readonly member: { readonly id: string; readonly session_id: string };
  readonly password: string;
}

/** Sets new passwords, by the old one or by a mailed link. */
export function createPasswords({ db, jobs, now, mails, requests, loginLimit, sessions, publicUrl, passkeys, remindDeleted }: Deps) {
  const resetPage = `${publicUrl}/reset-password`;
  const passkeyNames = async (anyDb: Db, memberId: string) => (await passkeys.list(anyDb, memberId)).map(({ name }) => name);

  async function mailLink(trx: Db, { id, email, language }: { id: string; email: string; language: Language }, at: Date): Promise<void> {
    const token = await issueLink(trx, { memberId: id, purpose: 'reset', expires: new Date(at.getTime() + RESET_MINUTES * MINUTE) });
    const names = await passkeyNames(trx, id);
    await mails.send(trx, { recipient: email, language }, (words) => words.reset(names), `${resetPage}/do?token=${token}`);
  }

  /** Stores a password and ends every session except one. */
  async function change(trx: Db, memberId: string, password: string, at: Date, goesOn?: string): Promise<Result<undefined, ApiError>> {
    const member = await memberById(trx, memberId);
    if (member === undefined) return failure({ code: 'link_invalid' });
    const problem = newPasswordProblem(password, [member.email, member.name]);
    if (problem !== null) return failure({ code: 'validation_failed', fields: { password: problem } });
    await savePassword(trx, memberId, await hashPassword(password), at);
    await endLinksOf(trx, memberId, ['reset']);
    await loginLimit.lift(trx, member.email);
    const names = await passkeyNames(trx, memberId);
    await mails.send(
      trx,
      { recipient: member.email, language: member.language },
      (words) => words.password_changed(member.name, names),
      resetPage,
    );
    await sessions.endAll(trx, memberId, goesOn === undefined ? {} : { but: goesOn });
    return success(undefined);
  }

  /**
   * Sends what the request asks for, at most one mail in ten minutes, so that strangers' requests cannot bury the
   * owner's link.
   */
  async function answerRequest(trx: Db, { email, language, known }: Asked, now: Date): Promise<void> {
    const member = await memberByEmail(trx, email);
    if (member === undefined) {
      const told = await requests.count(trx, 'no_account', email, now);
      if (told.ok && told.value === 1) await mails.send(trx, { recipient: email, language }, (words) => words.no_account());
    } else if (member.status === 'deleted') {
      if ((await requests.count(trx, 'reactivation', email, now)).ok) await remindDeleted(trx, member.id);
    } else if (!member.fictional) {
      await lockMember(trx, member.id);
      const last = (await linksOf(trx, member.id, 'reset')).findLast(({ used_at }) => used_at === null);
      const lastAt = last === undefined ? 0 : last.expires_at.getTime() - RESET_MINUTES * MINUTE;
      if (known || now.getTime() - lastAt >= RESET_AGAIN_MINUTES * MINUTE) await mailLink(trx, member, now);
    }
  }
  jobs.handle(RESET_ASKED, (asked) => inTransaction(db, (trx) => answerRequest(trx, asked, now())));

  return {
    /**
     * Mails a link to the owner of an address. The requester learns nothing, not even from the response time: a job
     * decides what happens. `asker`: who requests it, with a daily limit; `known`: the browser has logged in to this
     * account before. Errors: those of `postResetPassword`.
     */
    async request(trx: Db, { email, language, asker, known }: ResetRequest, now: Date): Promise<Result<undefined, ApiError>> {
      const wrong = emailProblem(email);
      if (wrong !== null) return failure({ code: 'validation_failed', fields: { email: wrong } });
      const asked = await requests.count(trx, 'reset', `${email.trim().toLowerCase()} ${asker}`, now);
      if (!asked.ok) return asked;
      await jobs.add(trx, RESET_ASKED, { email, language, known });
      return success(undefined);
    },

    /** Mails a link for a new password, regardless of recent requests. */
    mailLink,

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
      return change(trx, member_id, password, now);
    },

    /** Changes the password of a member who has just typed the old one. Errors: `validation_failed`. */
    change: (trx: Db, { member, password }: PasswordChange, now: Date): Promise<Result<undefined, ApiError>> =>
      change(trx, member.id, password, now, member.session_id),

    /**
     * Checks that the person at the session knows the password. Wrong ones are counted for this session only, so that
     * no one outside can use the attempts up. `or`: another password that is accepted. Returns the refusal.
     */
    async confirm(
      db: Db,
      { id, session_id }: PasswordChange['member'],
      { password, or }: { password: string; or?: string },
      now: Date,
    ): Promise<ApiError | null> {
      const member = await memberById(db, id);
      if (member === undefined) return { code: 'authentication_required', authentication_required: true };
      const blocked = await loginLimit.admitConfirm(db, session_id, now);
      if (blocked !== null) return blocked;
      const right =
        (await passwordMatches(password, member.password_hash)) || (or !== undefined && (await passwordMatches(or, member.password_hash)));
      if (!right) return { code: 'password_wrong' };
      await loginLimit.confirmed(db, session_id, now);
      return null;
    },
  };
}
export type Passwords = ReturnType<typeof createPasswords>;
