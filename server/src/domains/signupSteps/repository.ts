import type { SignupStep } from '@amarena/shared/contracts/account/signupStepOrder';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** The account's data for sign-up, and the steps that its member has skipped or completed. */
export const signupOf = (db: Db, memberId: string) =>
  db
    .selectFrom('members')
    .leftJoin('signup_steps', 'signup_steps.member_id', 'members.id')
    .select(['members.email', 'members.status', 'members.signup_profile', 'signup_steps.passed'])
    .where('members.id', '=', memberId)
    .executeTakeFirstOrThrow();

/** Adds a step to the passed ones, once. */
export async function insertPassed(db: Db, memberId: string, step: SignupStep): Promise<void> {
  await sql`
    insert into signup_steps (member_id, passed) values (${memberId}, array[${step}::text])
    on conflict (member_id) do update set passed = array_append(array_remove(signup_steps.passed, ${step}), ${step})`.execute(db);
}
