import type { ApiError } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import { addressBlock, isLoopback } from '../../geoip/addresses.ts';
import type { Fingerprint } from '../../http/fingerprint.ts';
import { DAY, MINUTE } from '../../times.ts';
import {
  type AttemptKey,
  addressesThatFailed,
  attemptsOfAddress,
  countAttempt,
  deleteAttemptsBefore,
  forgetAccount,
  saveSuccess,
  waitOf,
} from './attempts.repository.ts';

const LOGIN_ATTEMPTS = 5;
/** Minutes in which wrong log-ins are counted together; also the longest block. */
const LOGIN_BLOCK_MINUTES = 15;

const WINDOW = LOGIN_BLOCK_MINUTES * MINUTE;
const RULE = { free: LOGIN_ATTEMPTS, window: WINDOW, longest: LOGIN_BLOCK_MINUTES } as const;
/** Accounts that one address may fail on in 15 minutes; plus three for each account that logged in from it. */
const ACCOUNTS_PER_ADDRESS = 10;
const MORE_BY_RIGHT_ONE = 3;
const MOST_ACCOUNTS_PER_ADDRESS = 100;
/** Addresses that fail on one account in a day before we notify its owner. */
const MANY_ADDRESSES = 10;

/** An attempted log-in. */
export interface Attempt {
  readonly email: string;
  readonly address: string;
  /** The browser's id if it has logged in to this account before; null if not. */
  readonly browser: string | null;
}

const blockedUntil = (until: Date, now: Date): ApiError => ({
  code: 'login_blocked',
  minutes: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / MINUTE)),
});

/**
 * Slows down guessing without locking anyone out. Wrong passwords are counted per account and address; a browser that
 * has logged in before is counted by itself. After five, the pair waits for one minute, then two, up to fifteen. An
 * address that fails on many accounts waits too; one from which many log in successfully is shared, and waits less.
 */
export function createLoginLimit(fingerprint: Fingerprint) {
  const accountOf = (email: string): string => fingerprint('login_attempts', `account ${email.trim().toLowerCase()}`);

  function keyOf({ email, address, browser }: Attempt): AttemptKey {
    const account = accountOf(email);
    if (browser !== null) return { key: fingerprint('login_attempts', `browser ${browser} ${account}`), account, address: null };
    const block = fingerprint('login_attempts', `address ${addressBlock(address)}`);
    // A request from this machine itself occurs only outside production, and there everyone has the same address.
    return { key: fingerprint('login_attempts', `pair ${block} ${account}`), account, address: isLoopback(address) ? null : block };
  }

  /**
   * Until when an address has to wait because it failed on too many accounts; null if it does not. `itself`: the
   * current attempt.
   */
  async function addressWaits(db: Db, address: string, itself: string, now: Date): Promise<Date | null> {
    const moments = { since: new Date(now.getTime() - WINDOW), day: new Date(now.getTime() - DAY) };
    const { failures, right } = await attemptsOfAddress(db, address, moments);
    const others = failures.filter(({ key }) => key !== itself);
    const limit = Math.min(ACCOUNTS_PER_ADDRESS + MORE_BY_RIGHT_ONE * right, MOST_ACCOUNTS_PER_ADDRESS);
    const decisive = others[limit - 1];
    return decisive === undefined ? null : new Date(decisive.window_started.getTime() + WINDOW);
  }

  async function countOrWait(db: Db, key: AttemptKey, now: Date): Promise<ApiError | null> {
    if ((await countAttempt(db, key, now, RULE)) !== undefined) return null;
    return blockedUntil((await waitOf(db, key.key, now)) ?? now, now);
  }

  const confirmKey = (sessionId: string): AttemptKey => ({
    key: fingerprint('login_attempts', `confirm ${sessionId}`),
    account: null,
    address: null,
  });

  return {
    /** Counts the attempt before the password is checked, so that parallel guesses count too. Returns the refusal. */
    async admit(db: Db, attempt: Attempt, now: Date): Promise<ApiError | null> {
      const key = keyOf(attempt);
      if (key.address !== null) {
        const before = await addressWaits(db, key.address, key.key, now);
        if (before !== null) return blockedUntil(before, now);
      }
      return countOrWait(db, key, now);
    },

    /** The password was right. */
    resetFailures: (db: Db, attempt: Attempt, now: Date): Promise<void> => saveSuccess(db, keyOf(attempt).key, now),

    /** Whether so many addresses have failed on this account that we should notify its owner. */
    isAttacked: async (db: Db, email: string, now: Date): Promise<boolean> =>
      (await addressesThatFailed(db, accountOf(email), new Date(now.getTime() - DAY))) >= MANY_ADDRESSES,

    /** Counts a confirmation by password inside a session, where strangers cannot use it up. Returns the refusal. */
    admitConfirm: (db: Db, sessionId: string, now: Date): Promise<ApiError | null> => countOrWait(db, confirmKey(sessionId), now),

    confirmed: (db: Db, sessionId: string, now: Date): Promise<void> => saveSuccess(db, confirmKey(sessionId).key, now),

    /** Access to the mailbox proves ownership: resets the account for every address. */
    lift: (db: Db, email: string): Promise<void> => forgetAccount(db, accountOf(email)),

    deleteOld: (db: Db, now: Date): Promise<void> => deleteAttemptsBefore(db, new Date(now.getTime() - DAY)),
  };
}
export type LoginLimit = ReturnType<typeof createLoginLimit>;
