import { RELEASE_HOURS } from '@amarena/shared/contracts/account/linkLifetimes';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { failure, type Result, success } from '@amarena/shared/errors';
import { type Db, inTransaction, unlessRefused } from '../../db/schema.ts';
import type { Sessions } from '../../http/sessions.ts';
import { HOUR } from '../../times.ts';
import type { AccountMailer } from './accountMails.ts';
import { endLinksOf, findLink, issueLink, isUsable, takeLink } from './linkTokens.ts';
import type { MailRequests } from './mailRequestLimit.ts';
import { lockMember, memberByEmail, memberById, saveEmail, saveStatus } from './repository.ts';
import { LINK_PURPOSES } from './tables.ts';

interface Deps {
  readonly mails: AccountMailer;
  readonly requests: MailRequests;
  readonly sessions: Pick<Sessions, 'endAll'>;
  readonly publicUrl: string;
}

/**
 * An address belongs to the person who reads its mail. If someone signed up with it and never confirmed it, and someone
 * else wants to, a mail offers to free it. Merely typing an address neither keeps nor takes it.
 */
export function createEmailRelease({ mails, requests, sessions, publicUrl }: Deps) {
  return {
    /**
     * Someone tries to sign up with this address: mails the offer if its account is not confirmed, within the limit for
     * mails.
     */
    async offer(db: Db, { email, language }: { email: string; language: Language }, now: Date): Promise<void> {
      await inTransaction(db, async (trx) => {
        const member = await memberByEmail(trx, email);
        if (member?.status !== 'not_confirmed' || !(await requests.count(trx, 'release', email, now)).ok) return;
        const expires = new Date(now.getTime() + RELEASE_HOURS * HOUR);
        const token = await issueLink(trx, { memberId: member.id, purpose: 'release', expires, email: member.email });
        await mails.send(
          trx,
          { recipient: member.email, language },
          (words) => words.release(),
          `${publicUrl}/api/release.php?token=${token}&lang=${language}`,
        );
      });
    },

    /** Whether the link's button may be shown. */
    async look(db: Db, token: string, now: Date): Promise<boolean> {
      const link = await findLink(db, token, ['release']);
      const member = link === undefined ? undefined : await memberById(db, link.member_id);
      return link !== undefined && isUsable(link, now) && member?.status === 'not_confirmed' && member.email === link.email;
    },

    /**
     * Frees the address: its account ends like a deleted one, but cannot be restored. Error: `over` if the link is no
     * longer valid.
     */
    use: (db: Db, token: string, now: Date): Promise<Result<undefined, 'over'>> =>
      unlessRefused(db, async (trx) => {
        const link = await takeLink(trx, token, ['release'], now);
        if (link === undefined) return failure('over');
        const { member_id } = link;
        await lockMember(trx, member_id);
        const member = await memberById(trx, member_id);
        if (member?.status !== 'not_confirmed' || member.email !== link.email) return failure('over');
        await saveStatus(trx, member_id, { from: ['not_confirmed'], to: 'deleted', deleted_at: now });
        const nowhere = `released-${member_id}@released.invalid`;
        const moved = await saveEmail(trx, { id: member_id, from: member.email, to: nowhere, keptUntil: null }, now);
        if (!moved) throw new Error(`The address ${nowhere} is taken.`);
        await endLinksOf(trx, member_id, LINK_PURPOSES);
        await sessions.endAll(trx, member_id);
        return success(undefined);
      }),
  };
}
export type EmailRelease = ReturnType<typeof createEmailRelease>;
