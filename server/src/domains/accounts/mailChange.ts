import { MAIL_CHANGE_HOURS, MAIL_UNDO_HOURS } from '@amarena/shared/contracts/constants';
import { emailProblem } from '@amarena/shared/contracts/validation';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import { errorCode } from '../../errorCode.ts';
import type { Sessions } from '../../http/sessions.ts';
import { HOUR } from '../../times.ts';
import { endLinksOf, issueLink, takeLink } from './links.ts';
import type { MailRequests } from './mailRequests.ts';
import type { AccountMailer } from './mails/index.ts';
import { lockMember, memberByEmail, memberById, saveEmail } from './repository.ts';

const UNIQUE_VIOLATION = '23505';

interface Deps {
  readonly mails: AccountMailer;
  readonly requests: MailRequests;
  readonly sessions: Pick<Sessions, 'endAll'>;
  readonly publicUrl: string;
  /** The address is proven to be the member's. */
  readonly onProven: (trx: Db, memberId: string) => Promise<void>;
}

/** Changing the address of an account: confirmed from the new one, and the old one can take it back for two days. */
export function createMailChange({ mails, requests, sessions, publicUrl, onProven }: Deps) {
  const linkTo = (token: string) => `${publicUrl}/mail-change/do?token=${token}`;

  async function save(trx: Db, memberId: string, email: string): Promise<boolean> {
    const holder = await memberByEmail(trx, email);
    if (holder !== undefined && holder.id !== memberId) return false;
    try {
      await saveEmail(trx, memberId, email);
    } catch (error) {
      // Somebody took the address in this very moment.
      if (errorCode(error) === UNIQUE_VIOLATION) return false;
      throw error;
    }
    return true;
  }

  return {
    /** Mails a link to the new address. The password is checked by then. Errors: those of `postMailChange`. */
    async request(trx: Db, memberId: string, email: string, now: Date): Promise<Result<undefined, ApiError>> {
      const wrong = emailProblem(email);
      if (wrong !== null) return failure({ code: 'validation_failed', fields: { email: wrong } });
      if ((await memberByEmail(trx, email)) !== undefined) return failure({ code: 'email_in_use' });
      const member = await memberById(trx, memberId);
      if (member === undefined) return failure({ code: 'authentication_required', authentication_required: true });
      const asked = await requests.count(trx, 'mail_change', member.email, now);
      if (!asked.ok) return asked;
      await endLinksOf(trx, memberId, ['mail_change']);
      const expires = new Date(now.getTime() + MAIL_CHANGE_HOURS * HOUR);
      const token = await issueLink(trx, { memberId, purpose: 'mail_change', expires, email });
      await mails.send(trx, { recipient: email, language: member.language }, (words) => words.mail_change(), linkTo(token));
      return success(undefined);
    },

    /** Uses a mailed link: the new address counts, or the old one does again. Errors: those of `putMailChange`. */
    async use(trx: Db, token: string, now: Date): Promise<Result<{ email: string; undone: boolean }, ApiError>> {
      const link = await takeLink(trx, token, ['mail_change', 'mail_undo'], now);
      if (link?.email == null) return failure({ code: 'link_invalid' });
      const { member_id, email } = link;
      await lockMember(trx, member_id);
      const member = await memberById(trx, member_id);
      if (member === undefined || member.status === 'deleted') return failure({ code: 'link_invalid' });
      if (!(await save(trx, member_id, email))) return failure({ code: 'email_in_use' });
      if (link.purpose === 'mail_undo') {
        // Whoever changed the address may have further links to it, and is logged in.
        await endLinksOf(trx, member_id);
        await sessions.endAll(trx, member_id);
        return success({ email, undone: true });
      }
      await endLinksOf(trx, member_id, ['activation', 'reset', 'mail_change']);
      const undo = await issueLink(trx, {
        memberId: member_id,
        purpose: 'mail_undo',
        expires: new Date(now.getTime() + MAIL_UNDO_HOURS * HOUR),
        email: member.email,
      });
      await mails.send(
        trx,
        { recipient: member.email, language: member.language },
        (words) => words.mail_changed(member.name),
        linkTo(undo),
      );
      await onProven(trx, member_id);
      return success({ email, undone: false });
    },
  };
}
export type MailChange = ReturnType<typeof createMailChange>;
