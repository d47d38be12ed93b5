import type { ApiError } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import type { LoginLimit } from './loginLimit.ts';
import { passwordMatches } from './passwordHash.ts';
import { memberById } from './repository.ts';

export interface Asked {
  readonly id: string;
  readonly session_id: string;
}

/**
 * Checks that the person at the session knows the password. Wrong ones are counted for this session only, so that no one
 * outside can use the attempts up. `or`: another password that is accepted. Returns the refusal.
 */
export const createConfirmPassword =
  (loginLimit: Pick<LoginLimit, 'admitConfirm' | 'confirmed'>) =>
  async (db: Db, { id, session_id }: Asked, { password, or }: { password: string; or?: string }, now: Date): Promise<ApiError | null> => {
    const member = await memberById(db, id);
    if (member === undefined) return { code: 'authentication_required', authentication_required: true };
    const blocked = await loginLimit.admitConfirm(db, session_id, now);
    if (blocked !== null) return blocked;
    const right =
      (await passwordMatches(password, member.password_hash)) || (or !== undefined && (await passwordMatches(or, member.password_hash)));
    if (!right) return { code: 'password_wrong' };
    await loginLimit.confirmed(db, session_id, now);
    return null;
  };
export type ConfirmPassword = ReturnType<typeof createConfirmPassword>;
