import type { Registry } from 'prom-client';
import { type Db, withoutTimeout } from '../../../db/schema.ts';
import { databaseGauge } from '../../../http/databaseGauge.ts';
import { DAY } from '../../../times.ts';
import { countMoneyDifferences, forgetChecks, lastCheck, saveCheck } from './ledger.repository.ts';

const KEPT = 90 * DAY;

interface Deps {
  readonly db: Db;
  /** Contradictions in the ledger of credits, by kind. */
  readonly creditDifferences: (db: Db) => Promise<{ wallets: number; transfers: number }>;
  /** Called for every check that found something. */
  readonly onDifference: (differences: Record<string, number>) => void;
}

/** Compares wallets, both ledgers, payments, withdrawals and receipts with each other. */
export function createLedgerWatch({ db, creditDifferences, onDifference }: Deps) {
  return {
    /** Returns the number of contradictions by kind, and reports them if there are any. */
    async check(now: Date): Promise<Record<string, number>> {
      const differences = await withoutTimeout(db, async (trx) => {
        const { wallets, transfers } = await creditDifferences(trx);
        const found = { wallets, credit_transfers: transfers, ...(await countMoneyDifferences(trx)) };
        await saveCheck(trx, now, found);
        await forgetChecks(trx, new Date(now.getTime() - KEPT));
        return found;
      });
      if (Object.values(differences).some((count) => count > 0)) onDifference(differences);
      return differences;
    },

    /** Adds the last check's result to the metrics of this process, whichever process ran it. */
    expose(metrics: Registry): void {
      databaseGauge({
        name: 'ledger_differences',
        help: 'Rows that contradict the ledgers, by kind, at the last check.',
        label: 'kind',
        metrics,
        read: async () => Object.entries((await lastCheck(db))?.differences ?? {}),
      });
    },
  };
}
