import { REACTIVATION_DAYS } from '@amarena/shared/contracts/constants';
import type { Language } from '@amarena/shared/contracts/languages';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { type Db, inTransaction, unlessRefused } from '../../db/schema.ts';
import type { Sessions } from '../../http/sessions.ts';
import { DAY } from '../../times.ts';
import { endLinksOf, findLink, isRepeat, issueLink, isUsable, takeLink } from './links.ts';
import type { MailRequests } from './mailRequests.ts';
import type { AccountMailer } from './mails/index.ts';
import { extendUndo, lockMember, memberByEmail, memberById, saveDeleted, saveReactivated } from './repository.ts';

/** What leaving needs from other domains. */
export interface DeletionPorts {
  balance(db: Db, memberId: string): Promise<number>;
  /** Percentage that the site offers for staying; null: none. */
  discountOffered(db: Db): Promise<number | null>;
  /** Whether a code was ever issued to the member. */
  hasCode(db: Db, memberId: string, code: string): Promise<boolean>;
  issueCode(trx: Db, memberId: string, code: { code: string; percentage: number; expires: Date }, now: Date): Promise<void>;
  /** The profile can be found and opened again, unless it is suspended. */
  onActivated(trx: Db, memberId: string): Promise<void>;
}

interface Deps {
  readonly ports: DeletionPorts;
  readonly mails: AccountMailer;
  readonly requests: MailRequests;
  readonly sessions: Pick<Sessions, 'endAll'>;
  readonly publicUrl: string;
}

/** The one code a member can get for staying. */
const codeFor = (memberId: string): string => `STAY-${memberId.replaceAll('-', '').slice(-10).toUpperCase()}`;
const CODE_DAYS = 7;
/** Not the one that takes a change of address back: a thief who deletes the account must not end what its owner holds. */
const ENDED_WITH_ACCOUNT = ['activation', 'reset', 'mail_change', 'reactivation', 'export'] as const;

const momentIn = (language: Language, moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(moment);

/** When a deleted account is erased. */
const endOf = (deletedAt: Date): Date => new Date(deletedAt.getTime() + REACTIVATION_DAYS * DAY);

/** Leaving, and coming back. The profile is gone at once; everything else waits for the end of the term. */
export function createDeletion({ ports, mails, requests, sessions, publicUrl }: Deps) {
  /** Mails the way back to a deleted account, good until it is erased; the earlier links stay good. */
  async function remind(trx: Db, memberId: string): Promise<void> {
    const member = await memberById(trx, memberId);
    if (member?.status !== 'deleted' || member.deleted_at === null || member.erased_at !== null) return;
    const { email, language, name, time_zone } = member;
    const expires = endOf(member.deleted_at);
    const token = await issueLink(trx, { memberId, purpose: 'reactivation', expires });
    const until = momentIn(language, expires, time_zone);
    await mails.send(
      trx,
      { recipient: email, language },
      (words) => words.deleted(name, until),
      `${publicUrl}/api/reactivate.php?token=${token}`,
    );
  }

  /** Brings a deleted account back, without any question; false where it is not deleted, or erased already. */
  async function restore(trx: Db, memberId: string): Promise<boolean> {
    if (!(await saveReactivated(trx, memberId))) return false;
    await ports.onActivated(trx, memberId);
    return true;
  }

  /** Whether a used link has brought its account back minutes ago. */
  async function isBackBy(trx: Db, token: string, now: Date): Promise<boolean> {
    const link = await findLink(trx, token, ['reactivation']);
    if (link === undefined || !isRepeat(link, now)) return false;
    const member = await memberById(trx, link.member_id);
    return member !== undefined && member.status !== 'deleted';
  }

  async function discountFor(db: Db, memberId: string): Promise<number | null> {
    const percentage = await ports.discountOffered(db);
    return percentage === null || (await ports.hasCode(db, memberId, codeFor(memberId))) ? null : percentage;
  }

  return {
    remind,

    /** What to know before. The discount is offered once. */
    preview: async (db: Db, memberId: string) => ({
      discount: await discountFor(db, memberId),
      credits: await ports.balance(db, memberId),
    }),

    /** Issues the discount for staying. Errors: those of `postStay`. */
    async stay(trx: Db, memberId: string, now: Date): Promise<Result<{ code: string; percentage: number }, ApiError>> {
      await lockMember(trx, memberId);
      const percentage = await discountFor(trx, memberId);
      if (percentage === null) return failure({ code: 'not_found' });
      const code = codeFor(memberId);
      await ports.issueCode(trx, memberId, { code, percentage, expires: new Date(now.getTime() + CODE_DAYS * DAY) }, now);
      return success({ code, percentage });
    },

    /** Deletes the account. The password is checked by then. */
    async delete(trx: Db, memberId: string, now: Date): Promise<void> {
      // Of several presses at once one deletes, and mails.
      if (!(await saveDeleted(trx, memberId, now))) return;
      await endLinksOf(trx, memberId, ENDED_WITH_ACCOUNT);
      await extendUndo(trx, memberId, endOf(now), now);
      await remind(trx, memberId);
      await sessions.endAll(trx, memberId);
    },

    /** Someone tries to sign up with this address: its owner learns how the account comes back, as often as mails go. */
    async remindByEmail(db: Db, email: string, now: Date): Promise<void> {
      await inTransaction(db, async (trx) => {
        const member = await memberByEmail(trx, email);
        if (member?.status !== 'deleted') return;
        if ((await requests.count(trx, 'reactivation', email, now)).ok) await remind(trx, member.id);
      });
    },

    /** The language for the link's button; `back`: it was pressed minutes ago; `ended`: it works no more. */
    look: async (db: Db, token: string, now: Date): Promise<{ outcome: 'ready'; language: Language } | { outcome: 'back' | 'ended' }> => {
      const link = await findLink(db, token, ['reactivation']);
      const member = link === undefined ? undefined : await memberById(db, link.member_id);
      if (link === undefined || member === undefined) return { outcome: 'ended' };
      if (isUsable(link, now) && member.status === 'deleted') return { outcome: 'ready', language: member.language };
      return { outcome: isRepeat(link, now) && member.status !== 'deleted' ? 'back' : 'ended' };
    },

    /** Brings a deleted account back by a mailed link, or has just done so; false where that works no more. */
    async reactivate(db: Db, token: string, now: Date): Promise<boolean> {
      const back = await unlessRefused(db, async (trx) => {
        const link = await takeLink(trx, token, ['reactivation'], now);
        if (link === undefined) return (await isBackBy(trx, token, now)) ? success(undefined) : failure('over');
        await lockMember(trx, link.member_id);
        if (!(await restore(trx, link.member_id))) return failure('over');
        await endLinksOf(trx, link.member_id, ['reactivation']);
        return success(undefined);
      });
      return back.ok;
    },

    restore,
  };
}
export type Deletion = ReturnType<typeof createDeletion>;
