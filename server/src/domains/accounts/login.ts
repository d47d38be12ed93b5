import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import type { LoginAlarm } from './loginAlarm.ts';
import type { LoginLimit } from './loginLimit.ts';
import { passwordMatches } from './passwordHash.ts';
import { lockMember, memberByEmail, memberById } from './repository.ts';

export interface LogInDeps {
  readonly loginLimit: LoginLimit;
  readonly loginAlarm: Pick<LoginAlarm, 'failed'>;
}

/** A log-in whose password was right, and the hash it was checked against. */
export interface CheckedLogIn {
  readonly id: string;
  readonly password_hash: string;
}

export interface LogIn {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  /** The browser's id if it has logged in to this account before. */
  browserOf(memberId: string | null): string | null;
}

/** Who may log in by e-mail and password. */
export function createLogIn({ loginLimit, loginAlarm }: LogInDeps) {
  return {
    /**
     * Checks e-mail and password. A wrong one is counted: call it outside the transaction that a refusal rolls back.
     * Returns what `memberWith` needs to know that the password is still the same. Errors: those of `postUser`.
     */
    async checkLogIn(db: Db, { email, password, address, browserOf }: LogIn, now: Date): Promise<Result<CheckedLogIn, ApiError>> {
      const member = await memberByEmail(db, email);
      const attempt = { email, address, browser: browserOf(member?.id ?? null) };
      const blocked = await loginLimit.admit(db, attempt, now);
      if (blocked !== null) return failure(blocked);
      const right = await passwordMatches(password, member?.password_hash);
      if (member === undefined || !right) {
        await loginAlarm.failed(db, member ?? null, now);
        return failure({ code: 'login_failed' });
      }
      await loginLimit.resetFailures(db, attempt, now);
      const { id, password_hash, status } = member;
      return status === 'deleted' ? failure({ code: 'account_deleted' }) : success({ id, password_hash });
    },

    /**
     * The id of the member whose log-in was checked. A new password set meanwhile waits until the session exists, and
     * ends it; one set before makes this refuse. Needs an open transaction. Error: `login_failed`.
     */
    async memberWith(trx: Db, { id, password_hash }: CheckedLogIn): Promise<Result<string, ApiError>> {
      await lockMember(trx, id);
      const member = await memberById(trx, id);
      return member?.password_hash === password_hash ? success(id) : failure({ code: 'login_failed' });
    },
  };
}
