import { MAILS_PER_DAY } from '@amarena/shared/contracts/account/linkLifetimes';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import type { Fingerprint } from '../../http/fingerprint.ts';
import { countMailRequest, deleteMailRequestsBefore } from './repository.ts';

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Limits mails that anyone may request, per purpose, address and day, whether the address has an account or not. */
export function createMailRequestLimit(fingerprint: Fingerprint) {
  return {
    /** Counts a request and returns today's count, including this one. Errors: `mails_used_up`. */
    async count(trx: Db, purpose: string, email: string, now: Date): Promise<Result<number, ApiError>> {
      const key = fingerprint('mail_requests', `${purpose} ${email.trim().toLowerCase()}`);
      const asked = await countMailRequest(trx, key, dayOf(now));
      return asked > MAILS_PER_DAY ? failure({ code: 'mails_used_up', limit: MAILS_PER_DAY }) : success(asked);
    },

    deleteOld: (db: Db, now: Date): Promise<void> => deleteMailRequestsBefore(db, dayOf(now)),
  };
}
export type MailRequests = ReturnType<typeof createMailRequestLimit>;
