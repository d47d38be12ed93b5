import { randomUUID } from 'node:crypto';
import type { SignupForm } from '@amarena/shared/contracts/account/signup';
import { signupEnabled } from '@amarena/shared/contracts/account/signupEnabled';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import { mayKeepFor } from '../../http/privacy.ts';
import type { Activation } from './activation.ts';
import { nameTaken } from './claims.repository.ts';
import type { Browser, OtherDomains } from './deps.ts';
import { formProblems, knownTimeZone } from './formProblems.ts';
import { isReserved } from './linkTokens.repository.ts';
import { hashPassword } from './passwordHash.ts';
import { insertMember, memberByEmail } from './repository.ts';

export interface SignupDeps extends Pick<OtherDomains, 'profiles' | 'credits' | 'offers' | 'settings' | 'counting'> {
  readonly activation: Pick<Activation, 'begin'>;
}

async function refusal(db: Db, form: SignupForm, { settings }: Pick<SignupDeps, 'settings'>, now: Date): Promise<ApiError | null> {
  const { signups } = await settings.site(db);
  if (!signupEnabled(signups, form.tracking)) return { code: 'signup_disabled' };
  const fields = formProblems(form, now);
  if (fields !== null) return { code: 'validation_failed', fields };
  const known = await memberByEmail(db, form.email);
  if (known !== undefined) return { code: known.status === 'deleted' ? 'account_being_deleted' : 'email_in_use' };
  if (await isReserved(db, form.email, now)) return { code: 'email_in_use' };
  if (await nameTaken(db, form.name, now)) return { code: 'validation_failed', fields: { name: 'name_taken' } };
  return null;
}

/** Creates an account and everything that belongs to it; returns the member's id. Needs an open transaction. */
export async function signUp(
  trx: Db,
  typed: SignupForm,
  { deps, from, now }: { deps: SignupDeps; from: Browser; now: Date },
): Promise<Result<string, ApiError>> {
  const { profiles, credits, offers, settings, counting, activation } = deps;
  // A name can be spelled in two ways that look the same: precomposed letters, or letters with combining marks.
  const form = { ...typed, name: typed.name.normalize('NFC') };
  const refused = await refusal(trx, form, deps, now);
  if (refused !== null) return failure(refused);
  // Random: other members see this id, and a version 7 id would reveal the moment of the sign-up.
  const id = randomUUID();
  // A visitor who refuses tracking can sign up all the same.
  const tracking = mayKeepFor('origin', from) ? form.tracking : {};
  const member = {
    id,
    email: form.email,
    name: form.name,
    status: 'not_confirmed',
    password_hash: await hashPassword(form.password),
    language: form.language,
    country: form.country,
    time_zone: knownTimeZone(form.time_zone),
    gender: form.gender,
    date_of_birth: form.date_of_birth,
    signup_date: now,
    last_active_at: now,
    deleted_at: null,
    signup_message: form.signup_message ?? null,
    signup_profile: form.profile ?? null,
    tracking: JSON.stringify(tracking),
  } as const;
  const stored = await insertMember(trx, member, now);
  // Someone took the address or the name at this very moment: a second check says which.
  if (!stored) return failure((await refusal(trx, form, deps, now)) ?? { code: 'email_in_use' });
  await profiles.setDisabled(trx, id, true);
  if (form.seeks !== undefined && form.orientation_consent === true) await profiles.setSought(trx, id, form.seeks, now);
  const { signup_credits } = await settings.site(trx);
  await credits.credit(trx, id, signup_credits, { from: 'granted', reason: 'signup', ref: id });
  await offers.issue(trx, id, now);
  await counting.signedUp(trx, { memberId: id, mark: form.lander, tracking, from }, now);
  await activation.begin(trx, { id, email: form.email, name: form.name, language: form.language }, now);
  return success(id);
}
