import { REACTIVATION_DAYS } from '@amarena/shared/contracts/constants';
import { type Db, inTransaction } from '../../db/schema.ts';
import { DAY, MINUTE } from '../../times.ts';
import { anonymise, deleteTraces, lockToErase, membersToErase, pictureKeys } from './erasure.repository.ts';
import { forgetRecordsBefore, keepRecord } from './moderationRecord.ts';

const BATCH = 100;
/** Days for which the record of reports and decisions outlives an account: two years. */
const RECORD_DAYS = 730;
/** Milliseconds after which a run stops; the next one goes on. A job that lasts 15 minutes counts as lost. */
const RUN = 10 * MINUTE;
/** Beyond these something general is wrong, and the run ends. */
const MOST_FAILURES = 100;

/** Accounts that could not be erased; the run went on with the others. */
export class ErasureFailed extends AggregateError {
  constructor(causes: readonly unknown[]) {
    super(causes, `${causes.length} accounts could not be erased; the first: ${String(causes[0])}`);
  }
}

interface Deps {
  /** Removes the files of a picture once the transaction commits. */
  readonly forgetPicture: (trx: Db, picture: { id: string; name_key: string }) => Promise<void>;
}

/**
 * Erases deleted accounts once nobody can bring them back. Profile, photos with their files, conversations, likes,
 * visits, blocks, sessions and settings go for good. What the law wants kept stays (`KEPT`): the books of payments, and
 * for two years the bare record of reports and decisions, with an id that leads to nobody.
 */
export function createErasure({ forgetPicture }: Deps) {
  const erase = (db: Db, id: string, moment: Date, now: Date): Promise<void> =>
    inTransaction(db, async (trx) => {
      if (!(await lockToErase(trx, id, moment))) return;
      for (const picture of await pictureKeys(trx, id)) await forgetPicture(trx, picture);
      await keepRecord(trx, id, now);
      await deleteTraces(trx, id);
      await anonymise(trx, id, now);
    });

  return {
    /**
     * Erases everyone whose time is over, one transaction each; bears being repeated. An account that cannot be erased
     * does not keep the others from it: at the end it throws `ErasureFailed`.
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
