import { REACTIVATION_DAYS } from '@amarena/shared/contracts/account/linkLifetimes';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { failure, success } from '@amarena/shared/errors';
import { type Db, inTransaction, unlessRefused } from '../../db/schema.ts';
import { DAY } from '../../times.ts';
import type { AccountMailer } from './accountMails.ts';
import type { AfterActivation } from './afterActivation.ts';
import { endLinksOf, findLink, isRepeat, issueLink, isUsable, takeLink } from './linkTokens.ts';
import type { MailRequests } from './mailRequestLimit.ts';
import { lockMember, memberByEmail, memberById, type StatusChange, saveStatus } from './repository.ts';

const RESTORATION: StatusChange = { from: ['deleted'], to: 'active', deleted_at: null };

interface Deps {
  readonly onActivated: AfterActivation['onActivated'];
  readonly mails: AccountMailer;
  readonly requests: MailRequests;
  readonly publicUrl: string;
}

const momentIn = (language: Language, moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(moment);

/** When a deleted account is erased. */
export const endOf = (deletedAt: Date): Date => new Date(deletedAt.getTime() + REACTIVATION_DAYS * DAY);

/** Whether this link was used minutes ago and restored its account. */
async function isBackBy(trx: Db, token: string, now: Date): Promise<boolean> {
  const link = await findLink(trx, token, ['reactivation']);
  if (link === undefined || !isRepeat(link, now)) return false;
  const member = await memberById(trx, link.member_id);
  return member !== undefined && member.status !== 'deleted';
}

/** Restores deleted accounts, until they are erased. */
export function createReactivation({ onActivated, mails, requests, publicUrl }: Deps) {
  /** Mails a link that restores a deleted account, valid until it is erased. Earlier links stay valid. */
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

  /** Restores a deleted account without further checks. False if it is not deleted, or already erased. */
  async function restore(trx: Db, memberId: string): Promise<boolean> {
    if (!(await saveStatus(trx, memberId, RESTORATION))) return false;
    await onActivated(trx, memberId);
    return true;
  }

  return {
    remind,

    /**
     * Someone tries to sign up with this address: tells its owner how to restore the account, within the limit for
     * mails.
     */
    async remindByEmail(db: Db, email: string, now: Date): Promise<void> {
      await inTransaction(db, async (trx) => {
        const member = await memberByEmail(trx, email);
        if (member?.status !== 'deleted') return;
        if ((await requests.count(trx, 'reactivation', email, now)).ok) await remind(trx, member.id);
      });
    },

    /**
     * A language means that the button may be shown; `back`: it was pressed minutes ago; `ended`: the link is no longer
     * valid.
     */
    look: async (db: Db, token: string, now: Date): Promise<{ outcome: 'ready'; language: Language } | { outcome: 'back' | 'ended' }> => {
      const link = await findLink(db, token, ['reactivation']);
      const member = link === undefined ? undefined : await memberById(db, link.member_id);
      if (link === undefined || member === undefined) return { outcome: 'ended' };
      if (isUsable(link, now) && member.status === 'deleted') return { outcome: 'ready', language: member.language };
      return { outcome: isRepeat(link, now) && member.status !== 'deleted' ? 'back' : 'ended' };
    },

    /**
     * Restores a deleted account by a mailed link. True also if the link did so minutes ago, false if it is no longer
     * valid.
     */
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
export type Reactivation = ReturnType<typeof createReactivation>;
