import { REACTIVATION_DAYS } from '@amarena/shared/contracts/account/linkLifetimes';
import { type Db, inTransaction } from '../../db/schema.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { DAY, MINUTE } from '../../times.ts';
import { addressOf, anonymise, deleteTraces, lockToErase, membersToErase, pictureKeys } from './erasure.repository.ts';
import { forgetRecordsBefore, keepRecord } from './moderationRecord.repository.ts';

const BATCH = 100;
/** Days that the record of reports and decisions is kept after the account is erased: two years. */
const RECORD_DAYS = 730;
/** Milliseconds after which a run stops; the next run continues. A job that lasts 15 minutes counts as lost. */
const RUN = 10 * MINUTE;
/** With more failures than this the cause is general, and the run stops. */
const MOST_FAILURES = 100;

/** Some accounts could not be erased; the run erased the others. */
export class ErasureFailed extends AggregateError {
  constructor(causes: readonly unknown[]) {
    super(causes, `${causes.length} accounts could not be erased; the first: ${String(causes[0])}`);
  }
}

interface Deps {
  /** Removes the files of a picture once the transaction commits. */
  readonly forgetPicture: (trx: Db, picture: { id: string; name_key: string }) => Promise<void>;
  readonly jobs: Pick<Jobs, 'forget'>;
}

/**
 * Erases deleted accounts once they can no longer be restored. Profile, photos with their files, conversations, likes,
 * visits, blocks, sessions, settings and what still waits to be sent to them are deleted permanently. What the law requires stays (`KEPT`): the books of
 * payments, and for two years the bare record of reports and decisions, with an id that no longer leads to a person.
 */
export function createErasure({ forgetPicture, jobs }: Deps) {
  const erase = (db: Db, id: string, moment: Date, now: Date): Promise<void> =>
    inTransaction(db, async (trx) => {
      if (!(await lockToErase(trx, id, moment))) return;
      for (const picture of await pictureKeys(trx, id)) await forgetPicture(trx, picture);
      // Mails and text messages that still wait, or could not be sent, hold addresses and links.
      await jobs.forget(trx, [id, await addressOf(trx, id)]);
      await keepRecord(trx, id, now);
      await deleteTraces(trx, id);
      await anonymise(trx, id, now);
    });

  return {
    /**
     * Erases every account whose grace period is over, each in its own transaction. Safe to repeat. An account that
     * cannot be erased does not hold up the others: `ErasureFailed` is thrown at the end.
     */
    async eraseDue(db: Db, now: Date): Promise<void> {
      const moment = new Date(now.getTime() - REACTIVATION_DAYS * DAY);
      await forgetRecordsBefore(db, new Date(now.getTime() - RECORD_DAYS * DAY));
      const ends = performance.now() + RUN;
      const failed = new Map<string, unknown>();
      for (;;) {
        const due = await membersToErase(db, moment, { limit: BATCH, but: [...failed.keys()] });
        for (const id of due) await erase(db, id, moment, now).catch((error: unknown) => void failed.set(id, error));
        if (due.length < BATCH || performance.now() > ends || failed.size >= MOST_FAILURES) break;
      }
      if (failed.size > 0) throw new ErasureFailed([...failed.values()]);
    },
  };
}
