import { RESET_AGAIN_MINUTES, RESET_MINUTES } from '@amarena/shared/contracts/account/linkLifetimes';
import { emailProblem } from '@amarena/shared/contracts/account/validation';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { type Db, inTransaction } from '../../db/schema.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { jobKind } from '../../jobs/kinds.ts';
import { MINUTE } from '../../times.ts';
import type { AccountMailer } from './accountMails.ts';
import type { OtherDomains } from './deps.ts';
import { linksOf } from './linkTokens.repository.ts';
import { issueLink } from './linkTokens.ts';
import type { MailRequests } from './mailRequestLimit.ts';
import { lockMember, memberByEmail } from './repository.ts';

interface Asked {
  readonly email: string;
  readonly language: Language;
  readonly known: boolean;
}
export interface ResetRequest extends Asked {
  readonly asker: string;
}

const RESET_ASKED = jobKind<Asked>('reset_asked', { personal: true });

export const RESET_PAGE = '/reset-password';

export interface ResetRequestDeps {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'add' | 'handle'>;
  readonly now: () => Date;
  readonly mails: AccountMailer;
  readonly requests: MailRequests;
  readonly publicUrl: string;
  readonly passkeys: OtherDomains['passkeys'];
  /** Mails a link that restores a deleted account. */
  readonly remindDeleted: (trx: Db, memberId: string) => Promise<void>;
}

export const passkeyNames = async (passkeys: OtherDomains['passkeys'], db: Db, memberId: string): Promise<string[]> =>
  (await passkeys.list(db, memberId)).map(({ name }) => name);

/** Requests for a link that sets a new password, and the mails that they lead to. */
export function createPasswordResetRequests({ db, jobs, now, mails, requests, publicUrl, passkeys, remindDeleted }: ResetRequestDeps) {
  async function mailLink(trx: Db, { id, email, language }: { id: string; email: string; language: Language }, at: Date): Promise<void> {
    const token = await issueLink(trx, { memberId: id, purpose: 'reset', expires: new Date(at.getTime() + RESET_MINUTES * MINUTE) });
    const names = await passkeyNames(passkeys, trx, id);
    await mails.send(trx, { recipient: email, language }, (words) => words.reset(names), `${publicUrl}${RESET_PAGE}/do?token=${token}`);
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
  };
}
