import { MAIL_CHANGE_HOURS, MAIL_UNDO_HOURS } from '@amarena/shared/contracts/account/linkLifetimes';
import { NEW_PASSKEY_DAYS } from '@amarena/shared/contracts/account/passkeys';
import { emailProblem } from '@amarena/shared/contracts/account/validation';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import type { Sessions } from '../../http/sessions.ts';
import { DAY, HOUR } from '../../times.ts';
import type { AccountMailer } from './accountMails.ts';
import { endLinksButEarlierUndos, isReserved } from './linkTokens.repository.ts';
import { endLinksOf, findLink, isRepeat, issueLink, takeLink } from './linkTokens.ts';
import type { MailRequests } from './mailRequestLimit.ts';
import { clearPassword, lockMember, memberByEmail, memberById, saveEmail } from './repository.ts';

const PURPOSES = ['mail_change', 'mail_undo'] as const;

interface Deps {
  readonly mails: AccountMailer;
  readonly requests: MailRequests;
  readonly sessions: Pick<Sessions, 'endAll'>;
  readonly publicUrl: string;
  /** The member has proven that the address is theirs. */
  readonly onProven: (trx: Db, memberId: string) => Promise<void>;
  /** Restores a deleted account. False if it is already erased. */
  readonly restore: (trx: Db, memberId: string) => Promise<boolean>;
  readonly removePasskeysSince: (trx: Db, memberId: string, since: Date) => Promise<void>;
  /** Mails a link for a new password. */
  readonly mailReset: (trx: Db, member: { id: string; email: string; language: Language }, now: Date) => Promise<void>;
}

/** A mail to an address that is not the member's yet, or not any more. */
const addressed = ({ id, language }: { id: string; language: Language }, recipient: string) => ({ recipient, language, member: id });

/** Changes the address of an account: the new address confirms the change, and the old one can undo it for two days. */
export function createMailChange({ mails, requests, sessions, publicUrl, onProven, restore, removePasskeysSince, mailReset }: Deps) {
  const linkTo = (token: string) => `${publicUrl}/mail-change/do?token=${token}`;

  /**
   * The earlier answer, if the link is pressed again within minutes. A failure if the link did nothing, or if its
   * address is no longer the member's.
   */
  async function repeated(trx: Db, token: string, now: Date): Promise<Result<{ email: string; undone: boolean }, ApiError>> {
    const link = await findLink(trx, token, PURPOSES);
    const member = link !== undefined && isRepeat(link, now) ? await memberById(trx, link.member_id) : undefined;
    if (link === undefined || member === undefined || link.email === null) return failure({ code: 'link_invalid' });
    const same = member.status !== 'deleted' && member.email.toLowerCase() === link.email.toLowerCase();
    return same ? success({ email: link.email, undone: link.purpose === 'mail_undo' }) : failure({ code: 'link_invalid' });
  }

  return {
    /** Mails a link to the new address. The caller has already checked the password. Errors: those of `postMailChange`. */
    async request(trx: Db, memberId: string, email: string, now: Date): Promise<Result<undefined, ApiError>> {
      const wrong = emailProblem(email);
      if (wrong !== null) return failure({ code: 'validation_failed', fields: { email: wrong } });
      if ((await memberByEmail(trx, email)) !== undefined || (await isReserved(trx, email, now))) return failure({ code: 'email_in_use' });
      const member = await memberById(trx, memberId);
      if (member === undefined) return failure({ code: 'authentication_required', authentication_required: true });
      const asked = await requests.count(trx, 'mail_change', member.email, now);
      if (!asked.ok) return asked;
      await endLinksOf(trx, memberId, ['mail_change']);
      const expires = new Date(now.getTime() + MAIL_CHANGE_HOURS * HOUR);
      const token = await issueLink(trx, { memberId, purpose: 'mail_change', expires, email });
      await mails.send(trx, addressed(member, email), (words) => words.mail_change(), linkTo(token));
      return success(undefined);
    },

    /** Uses a mailed link: sets the new address, or restores the old one. Errors: those of `putMailChange`. */
    async use(trx: Db, token: string, now: Date): Promise<Result<{ email: string; undone: boolean }, ApiError>> {
      const link = await takeLink(trx, token, PURPOSES, now);
      if (link === undefined) return repeated(trx, token, now);
      if (link.email === null) return failure({ code: 'link_invalid' });
      const { member_id, email } = link;
      await lockMember(trx, member_id);
      const member = await memberById(trx, member_id);
      if (member === undefined) return failure({ code: 'link_invalid' });
      // The person who changed the address may have deleted the account as well.
      const there = member.status !== 'deleted' || (link.purpose === 'mail_undo' && (await restore(trx, member_id)));
      if (!there) return failure({ code: 'link_invalid' });
      const kept = link.purpose === 'mail_change' && (await isReserved(trx, email, now));
      // No one has proven that an unconfirmed address was theirs: it is free at once, and the person who reads its mail
      // has no account here. An address that an undo leaves is nobody's either.
      const undoable = link.purpose === 'mail_change' && member.status !== 'not_confirmed';
      const keptUntil = undoable ? new Date(now.getTime() + MAIL_UNDO_HOURS * HOUR) : null;
      const move = { id: member_id, from: member.email, to: email, keptUntil };
      if (kept || !(await saveEmail(trx, move, now))) return failure({ code: 'email_in_use' });
      if (link.purpose === 'mail_undo') {
        // The person who changed the address may hold further links, is logged in, knows the password and may have
        // added passkeys. The owner's own undo link is older than any undo that a second change mailed to the thief.
        await endLinksButEarlierUndos(trx, member_id, link.number);
        await sessions.endAll(trx, member_id);
        await clearPassword(trx, member_id);
        await removePasskeysSince(trx, member_id, new Date(now.getTime() - NEW_PASSKEY_DAYS * DAY));
        await mailReset(trx, { id: member_id, email, language: member.language }, now);
        return success({ email, undone: true });
      }
      await endLinksOf(trx, member_id, ['activation', 'reset', 'mail_change', 'release']);
      if (keptUntil === null) {
        await onProven(trx, member_id);
        return success({ email, undone: false });
      }
      const undo = await issueLink(trx, {
        memberId: member_id,
        purpose: 'mail_undo',
        expires: keptUntil,
        email: member.email,
      });
      await mails.send(trx, addressed(member, member.email), (words) => words.mail_changed(member.name), linkTo(undo));
      await onProven(trx, member_id);
      return success({ email, undone: false });
    },
  };
}
export type MailChange = ReturnType<typeof createMailChange>;
