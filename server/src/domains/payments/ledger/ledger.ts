import type { Registry } from 'prom-client';
import type { Members } from '../../../db/members.ts';
import { type Db, inTransaction } from '../../../db/schema.ts';
import { databaseGauge } from '../../../http/databaseGauge.ts';
import { DAY, HOUR, MINUTE } from '../../../times.ts';
import { ageOfChecks, forgetChecks, lastResults, lookedUntil, saveCheck } from './checks.repository.ts';
import { type Differences, isSound, mostOf, sumOf } from './differences.ts';
import { countMoneyDifferences } from './ledger.repository.ts';
import { makeMonths, monthsOfLedgers } from './months.repository.ts';
import { membersConcerned } from './recent.repository.ts';
import { createRounds } from './rounds.ts';

const KEPT = 90 * DAY;
/** What a transaction has written may become visible that much later. */
const UNDER_WAY = 15 * MINUTE;
/** What the first check looks at. The whole one has the rest. */
const FIRST = DAY;
/** Members whose rows are compared by one statement. */
const TOGETHER = 500;

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  /** Contradictions in the ledger of credits, by kind. */
  readonly creditDifferences: (db: Db, members: Members) => Promise<{ wallets: number; transfers: number }>;
  /** Called for every check or range of one that found something. */
  readonly onDifference: (differences: Differences) => void;
}

function exposeChecks({ db, now }: Deps, metrics: Registry): void {
  databaseGauge({
    name: 'ledger_differences',
    help: 'Rows that contradict the ledgers, by kind, at the last hourly or whole check: the greater number.',
    label: 'kind',
    metrics,
    read: async () => Object.entries(mostOf(await lastResults(db))),
  });
  databaseGauge({
    name: 'ledger_check_age_seconds',
    help: 'Time since the ledgers were last checked, by check.',
    label: 'check',
    metrics,
    read: () => ageOfChecks(db, now()),
  });
  databaseGauge({
    name: 'ledger_months_ahead',
    help: 'Months after this one for which a ledger has a part.',
    label: 'ledger',
    metrics,
    read: async () => (await monthsOfLedgers(db)).map(({ ledger, ahead }): [string, number] => [ledger, ahead]),
  });
  databaseGauge({
    name: 'ledger_rows_without_month',
    help: 'Rows of a ledger whose month has no part; at most 1000 are counted.',
    label: 'ledger',
    metrics,
    read: async () => (await monthsOfLedgers(db)).map(({ ledger, without_month }): [string, number] => [ledger, without_month]),
  });
}

/** Compares wallets, both ledgers, payments, withdrawals and receipts with each other. */
export function createLedgerWatch(deps: Deps) {
  const { db, now, creditDifferences, onDifference } = deps;

  async function count(trx: Db, members: Members): Promise<Differences> {
    const { wallets, transfers } = await creditDifferences(trx, members);
    return { wallets, credit_transfers: transfers, ...(await countMoneyDifferences(trx, members)) };
  }

  const rounds = createRounds({ db, count, onDifference });

  /** Everyone of whom something may have changed since a moment, each once. An hour at a time: an outage may have been long. */
  async function concernedSince(since: Date, until: Date): Promise<string[]> {
    const members = new Set<string>();
    for (let from = since.getTime(); from < until.getTime(); from += HOUR) {
      const end = from + HOUR < until.getTime() ? new Date(from + HOUR) : null;
      for (const member of await membersConcerned(db, new Date(from), end)) members.add(member);
    }
    return [...members].toSorted();
  }

  return {
    /**
     * Looks at the members of whom something has changed since the last time nothing was found. Returns the number of
     * contradictions by kind, and reports them if there are any.
     */
    async check(at: Date): Promise<Differences> {
      const looked = await lookedUntil(db);
      const since = (looked.until ?? new Date(looked.now.getTime() - FIRST)).getTime() - UNDER_WAY;
      const members = await concernedSince(new Date(since), looked.now);
      // Nobody is looked at, too: every kind has a number then.
      const found: Differences[] = [await count(db, [])];
      for (let first = 0; first < members.length; first += TOGETHER) {
        found.push(await inTransaction(db, (trx) => count(trx, members.slice(first, first + TOGETHER))));
      }
      const differences = sumOf(found);
      const looked_until = isSound(differences) ? looked.now : null;
      await saveCheck(db, { checked_at: at, differences: JSON.stringify(differences), looked_until });
      await forgetChecks(db, new Date(at.getTime() - KEPT));
      if (!isSound(differences)) onDifference(differences);
      return differences;
    },

    /**
     * Checks everything; if a whole check is already open, continues it. Returns the number of contradictions by kind, as far
     * as they are known if another process is at it.
     */
    checkAll: (): Promise<Differences> => rounds.complete(now),

    /** Looks at everything once a night, some minutes at a time. */
    proceed: (): Promise<void> => rounds.proceed(now),

    /** Makes the parts of the ledgers for the months to come. */
    makeMonths: (): Promise<void> => makeMonths(db),

    /** Adds the last results to the metrics of this process, whichever process had them. */
    expose: (metrics: Registry): void => exposeChecks(deps, metrics),
  };
}
