import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/schema.ts';
import { balanceOf, countDifferences, creditedAfter, lockBalance, putIntoWallet, storeEntries, takeFromWallet } from './repository.ts';
import type { CreditEntriesTable } from './tables.ts';

/** The other side of a transfer, seen from the wallet. */
export type Counterpart = Exclude<CreditEntriesTable['account'], 'wallet'>;

/** Why credits move: the reason, and the id of what caused it. */
export interface Cause {
  /** `message`, `purchase`, `signup`, … */
  readonly reason: string;
  readonly ref: string;
}

interface Moved extends Cause {
  readonly counterpart: Counterpart;
}

/** Credits for a wallet; `from` says where they come from. */
export interface Credited extends Cause {
  readonly from: Exclude<Counterpart, 'spent'>;
}

/** The ledger of credits: double entry, append-only, and no balance below zero. */
export function createCredits({ now }: { now: () => Date }) {
  const transferOf = (memberId: string, { reason, ref }: Cause) => ({
    member_id: memberId,
    transfer_id: uuidv7(),
    reason,
    ref,
    created_at: now(),
  });

  async function take(trx: Db, memberId: string, amount: number, moved: Moved): Promise<Result<number, ApiError>> {
    if (amount === 0) return success(await balanceOf(trx, memberId));
    const balance = await takeFromWallet(trx, amount, { ...transferOf(memberId, moved), counterpart: moved.counterpart });
    if (balance === null) return failure({ code: 'credits_insufficient', needed: amount, balance: await balanceOf(trx, memberId) });
    return success(balance);
  }

  return {
    /** Whole credits, 0 or more. */
    balance: balanceOf,

    /**
     * Takes whole credits, 0 or more, and returns the balance after it. On `credits_insufficient` it takes nothing.
     * Call it in the transaction of the purchase.
     */
    debit: (trx: Db, memberId: string, amount: number, cause: Cause): Promise<Result<number, ApiError>> =>
      take(trx, memberId, amount, { counterpart: 'spent', ...cause }),

    /** Takes bought credits back, because their price is paid back. `cause.ref` is that of the purchase. */
    takeBack: (trx: Db, memberId: string, amount: number, cause: Cause): Promise<Result<number, ApiError>> =>
      take(trx, memberId, amount, { counterpart: 'sold', ...cause }),

    /**
     * Takes up to `amount` credits whose payment did not last, as many as the wallet holds. Returns how many, and the
     * balance after it.
     */
    async takeUpTo(trx: Db, memberId: string, amount: number, cause: Cause): Promise<{ taken: number; balance: number }> {
      const held = await lockBalance(trx, memberId);
      const taken = Math.min(amount, held);
      const left = await take(trx, memberId, taken, { counterpart: 'sold', ...cause });
      if (!left.ok) throw new Error('A locked wallet lost credits.');
      return { taken, balance: left.value };
    },

    /**
     * How many of the `bought` credits that came with `ref` are left: the oldest credits are spent first. Locks the
     * wallet until the transaction ends, so that nothing is spent meanwhile.
     */
    async unusedOf(trx: Db, memberId: string, bought: number, ref: string): Promise<{ balance: number; unused: number }> {
      const balance = await lockBalance(trx, memberId);
      const unused = Math.min(bought, Math.max(0, balance - (await creditedAfter(trx, memberId, ref))));
      return { balance, unused };
    },

    /** Number of wallets and transfers that contradict the ledger, of all members or of some; 0 if it is consistent. */
    differences: countDifferences,

    /** Moves whole credits, 0 or more, into the wallet; returns the balance after it. */
    async credit(trx: Db, memberId: string, amount: number, { from, ...cause }: Credited): Promise<number> {
      const balance = await putIntoWallet(trx, memberId, amount);
      if (amount === 0) return balance;
      const transfer = transferOf(memberId, cause);
      await storeEntries(trx, [
        { ...transfer, account: 'wallet', amount },
        { ...transfer, account: from, amount: -amount },
      ]);
      return balance;
    },
  };
}
export type Credits = ReturnType<typeof createCredits>;
