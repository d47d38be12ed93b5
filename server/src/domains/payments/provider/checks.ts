import type { Db } from '../../../db/schema.ts';
import { DAY, HOUR, MINUTE } from '../../../times.ts';
import { duePayments, findPayment, type PaymentRow, savePayment } from '../repository.ts';
import type { ApplyReport } from './applyReport.ts';
import type { Charges } from './charges.ts';
import type { PaymentProvider } from './provider.ts';

const BATCH = 50;
/** How long we ask about a pending payment; about a failed one for a day, in case it is paid after all. */
const PENDING_FOR = 14 * DAY;
const REFUSED_FOR = DAY;

/** When to ask again: soon at first, then less and less often; null: never. */
function nextCheck(
  { state, failure, created_at, finished_at }: Pick<PaymentRow, 'state' | 'failure' | 'created_at' | 'finished_at'>,
  now: Date,
): Date | null {
  if (state === 'completed' || failure === 'came_late') return null;
  const age = now.getTime() - (finished_at ?? created_at).getTime();
  if (age > (state === 'pending' ? PENDING_FOR : REFUSED_FOR)) return null;
  return new Date(now.getTime() + Math.min(6 * HOUR, Math.max(MINUTE, age / 2)));
}

interface Deps {
  readonly db: Db;
  readonly provider: Pick<PaymentProvider, 'ask'>;
  readonly apply: ApplyReport;
  readonly charges: Pick<Charges, 'again'>;
  readonly onFailure: (payment: string, error: unknown) => void;
}

/**
 * Asks the provider about payments whose report may be lost: a missing webhook costs minutes, not money. A charge of stored
 * means whose job has given up is tried again every hour.
 */
export function createChecks({ db, provider, apply, charges, onFailure }: Deps) {
  async function check(id: string, provider_id: string, now: Date): Promise<void> {
    const report = await provider.ask(db, provider_id);
    if (report !== null) await apply(db, report, now);
    const after = await findPayment(db, id);
    if (after !== undefined) await savePayment(db, id, { check_at: nextCheck(after, now) });
  }

  /** Asks about every payment that is due. If the provider fails to answer for one, the others go on. */
  return async (now: Date): Promise<void> => {
    for (const { id, provider_id, mandate_id, created_at } of await duePayments(db, now, BATCH)) {
      if (provider_id === null) {
        await savePayment(db, id, { check_at: new Date(now.getTime() + HOUR) });
        if (mandate_id !== null && now.getTime() - created_at.getTime() >= HOUR) await charges.again(id);
        continue;
      }
      try {
        await check(id, provider_id, now);
      } catch (error) {
        onFailure(id, error);
        await savePayment(db, id, { check_at: new Date(now.getTime() + MINUTE) });
      }
    }
  };
}
