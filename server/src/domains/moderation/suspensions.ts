import type { Decision } from '@amarena/shared/contracts/moderation/moderation';
import { type Db, inTransaction } from '../../db/schema.ts';
import { DAY } from '../../times.ts';
import { audit } from './audit.repository.ts';
import { accountOf } from './people.repository.ts';
import { endSuspensionsBefore, suspensionOf } from './suspensions.repository.ts';

const DAYS: Readonly<Partial<Record<Decision, number>>> = { suspend_7: 7, suspend_30: 30 };

/** When a suspension that begins now ends; null if it never does, or if the decision is not a suspension. */
export function suspendedUntil(decision: Decision, now: Date): Date | null {
  const days = DAYS[decision];
  return days === undefined ? null : new Date(now.getTime() + days * DAY);
}

export interface SuspensionDeps {
  /** A disabled profile cannot be found or opened. */
  setDisabled(trx: Db, memberId: string, disabled: boolean): Promise<void>;
}

/** Suspended accounts. The decisions themselves say since when and until when. */
export function createSuspensions({ setDisabled }: SuspensionDeps) {
  /** Enables the profile again, unless something else keeps it disabled. */
  async function lift(trx: Db, memberId: string, now: Date): Promise<void> {
    const member = await accountOf(trx, memberId);
    if (member?.status !== 'active' || (await suspensionOf(trx, memberId, now)) !== null) return;
    await setDisabled(trx, memberId, false);
  }

  return {
    of: suspensionOf,
    lift,
    begin: (trx: Db, memberId: string): Promise<void> => setDisabled(trx, memberId, true),

    /** Ends expired suspensions. Safe to repeat. */
    endOld: (db: Db, now: Date): Promise<void> =>
      inTransaction(db, async (trx) => {
        for (const { member_id, ...what } of await endSuspensionsBefore(trx, now)) {
          await audit(trx, { ...what, member_id, at: now, action: 'ended', actor_id: null });
          if (member_id !== null) await lift(trx, member_id, now);
        }
      }),
  };
}
export type Suspensions = ReturnType<typeof createSuspensions>;
