import { REACTIVATION_DAYS } from '@amarena/shared/contracts/constants';
import { type Db, inTransaction } from '../../db/schema.ts';
import { DAY } from '../../times.ts';
import { anonymise, deleteTraces, lockToErase, membersToErase, pictureKeys } from './erasure.repository.ts';

const BATCH = 100;

interface Deps {
  /** Removes the files of a picture once the transaction commits. */
  readonly forgetPicture: (trx: Db, picture: { id: string; name_key: string }) => Promise<void>;
}

/**
 * Erases deleted accounts once nobody can bring them back. Profile, photos with their files, conversations, likes,
 * visits, blocks, reports, sessions and settings go for good. What the law wants kept stays (`KEPT`): the books of
 * payments, with an id that leads to nobody.
 */
export function createErasure({ forgetPicture }: Deps) {
  const erase = (db: Db, id: string, moment: Date, now: Date): Promise<void> =>
    inTransaction(db, async (trx) => {
      if (!(await lockToErase(trx, id, moment))) return;
      for (const picture of await pictureKeys(trx, id)) await forgetPicture(trx, picture);
      await deleteTraces(trx, id);
      await anonymise(trx, id, now);
    });

  return {
    /** Erases everybody whose time is over, one transaction each; bears being repeated. */
    async eraseDue(db: Db, now: Date): Promise<void> {
      const moment = new Date(now.getTime() - REACTIVATION_DAYS * DAY);
      for (const id of await membersToErase(db, moment, BATCH)) await erase(db, id, moment, now);
    },
  };
}
