import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import type { Sessions } from '../../http/sessions.ts';
import { DAY } from '../../times.ts';
import type { OtherDomains } from './deps.ts';
import { extendUndo } from './linkTokens.repository.ts';
import { endLinksOf } from './linkTokens.ts';
import { endOf, type Reactivation } from './reactivation.ts';
import { lockMember, saveStatus } from './repository.ts';

interface Deps extends Pick<OtherDomains, 'credits' | 'settings' | 'discounts'> {
  readonly reactivation: Pick<Reactivation, 'remind'>;
  readonly sessions: Pick<Sessions, 'endAll'>;
}

/** The one discount code a member can get for staying. */
const codeFor = (memberId: string): string => `STAY-${memberId.replaceAll('-', '').slice(-10).toUpperCase()}`;
const CODE_DAYS = 7;
/**
 * Excludes the link that undoes a change of address: a thief who deletes the account must not invalidate the owner's
 * way back.
 */
const ENDED_WITH_ACCOUNT = ['activation', 'reset', 'mail_change', 'reactivation', 'export'] as const;

/** Deletes accounts. The profile disappears at once; everything else is kept until the grace period ends. */
export function createDeletion({ credits, settings, discounts, reactivation, sessions }: Deps) {
  async function discountFor(db: Db, memberId: string): Promise<number | null> {
    const percentage = (await settings.company(db)).delete_discount;
    return percentage === null || (await discounts.isIssued(db, memberId, codeFor(memberId))) ? null : percentage;
  }

  return {
    /** What the member should know before deleting. The discount is offered once. */
    preview: async (db: Db, memberId: string) => ({
      discount: await discountFor(db, memberId),
      credits: await credits.balance(db, memberId),
    }),

    /** Issues the discount for staying. Errors: those of `postStay`. */
    async stay(trx: Db, memberId: string, now: Date): Promise<Result<{ code: string; percentage: number }, ApiError>> {
      await lockMember(trx, memberId);
      const percentage = await discountFor(trx, memberId);
      if (percentage === null) return failure({ code: 'not_found' });
      const code = codeFor(memberId);
      const expires_at = new Date(now.getTime() + CODE_DAYS * DAY);
      await discounts.issue(trx, { code, member_id: memberId, value_percentage: percentage, expires_at }, now);
      return success({ code, percentage });
    },

    /** Deletes the account. The caller has already checked the password. */
    async delete(trx: Db, memberId: string, now: Date): Promise<void> {
      // Of several parallel requests only one deletes and sends a mail.
      if (!(await saveStatus(trx, memberId, { from: ['not_confirmed', 'active'], to: 'deleted', deleted_at: now }))) return;
      await endLinksOf(trx, memberId, ENDED_WITH_ACCOUNT);
      await extendUndo(trx, memberId, endOf(now), now);
      await reactivation.remind(trx, memberId);
      await sessions.endAll(trx, memberId);
    },
  };
}
export type Deletion = ReturnType<typeof createDeletion>;
