import { LOGIN_ATTEMPTS, LOGIN_BLOCK_MINUTES } from '@amarena/shared/contracts/constants';
import type { ApiError } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import { addressBlock, isLocal } from '../../geoip/addresses.ts';
import type { Fingerprint } from '../../http/fingerprint.ts';
import { MINUTE } from '../../times.ts';
import { countAttempt, deleteAttemptsBefore, forgetAttempts, uncountAttempt } from './repository.ts';

const WINDOW = LOGIN_BLOCK_MINUTES * MINUTE;

/** Five wrong log-ins in fifteen minutes block an account, or an address block, for fifteen minutes. */
export function createLoginLimit(fingerprint: Fingerprint) {
  // A proxy on this machine that is not trusted gives all members one address: it blocks nobody.
  const keysOf = (email: string, address: string) => ({
    account: fingerprint('login_attempts', `account ${email.trim().toLowerCase()}`),
    address: isLocal(address) ? null : fingerprint('login_attempts', `address ${addressBlock(address)}`),
  });

  return {
    /**
     * Counts the attempt before the password is looked at, so that parallel guesses count too.
     * Answers the refusal where there were too many.
     */
    async admit(db: Db, email: string, address: string, now: Date): Promise<ApiError | null> {
      const keys = keysOf(email, address);
      for (const key of [keys.account, keys.address]) {
        if (key === null) continue;
        const { failed, ends } = await countAttempt(db, key, now, { limit: LOGIN_ATTEMPTS, window: WINDOW });
        if (failed > LOGIN_ATTEMPTS) {
          return { code: 'login_blocked', minutes: Math.max(1, Math.ceil((ends.getTime() - now.getTime()) / MINUTE)) };
        }
      }
      return null;
    },

    /** The log-in was right: the account starts anew, the address has one less. */
    async forgive(db: Db, email: string, address: string): Promise<void> {
      const keys = keysOf(email, address);
      await forgetAttempts(db, keys.account);
      if (keys.address !== null) await uncountAttempt(db, keys.address);
    },

    /** The owner has proven to be the owner: the account starts anew. */
    async lift(db: Db, email: string): Promise<void> {
      await forgetAttempts(db, keysOf(email, '').account);
    },

    deleteOld: (db: Db, now: Date): Promise<void> => deleteAttemptsBefore(db, new Date(now.getTime() - WINDOW)),
  };
}
export type LoginLimit = ReturnType<typeof createLoginLimit>;
