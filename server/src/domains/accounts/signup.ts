import type { SignupForm } from '@amarena/shared/contracts/accounts';
import { signupEnabled } from '@amarena/shared/contracts/settings';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/schema.ts';
import type { Activation } from './activation.ts';
import { formProblems, knownTimeZone } from './formProblems.ts';
import { hashPassword } from './passwords.ts';
import type { AccountPorts } from './ports.ts';
import { insertMember, memberByEmail, nameTaken } from './repository.ts';

async function refusal(db: Db, form: SignupForm, ports: AccountPorts, now: Date): Promise<ApiError | null> {
  const { signups } = await ports.settings(db);
  if (!signupEnabled(signups, form.tracking)) return { code: 'signup_disabled' };
  const fields = formProblems(form, now);
  if (fields !== null) return { code: 'validation_failed', fields };
  const known = await memberByEmail(db, form.email);
  if (known !== undefined) return { code: known.status === 'deleted' ? 'account_being_deleted' : 'email_in_use' };
  if (await nameTaken(db, form.name)) return { code: 'validation_failed', fields: { name: 'name_taken' } };
  return null;
}

/** Creates an account with all that belongs to it. Needs an open transaction; answers the member's id. */
export async function signUp(
  trx: Db,
  form: SignupForm,
  { ports, activation, now }: { ports: AccountPorts; activation: Activation; now: Date },
): Promise<Result<string, ApiError>> {
  const refused = await refusal(trx, form, ports, now);
  if (refused !== null) return failure(refused);
  const id = uuidv7();
  const stored = await insertMember(trx, {
    id,
    email: form.email,
    name: form.name,
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
    tracking: JSON.stringify(form.tracking),
  });
  // Somebody took the address or the name in this very moment: the next look says which.
  if (!stored) return failure((await refusal(trx, form, ports, now)) ?? { code: 'email_in_use' });
  await ports.setDisabled(trx, id, true);
  await ports.grant(trx, id, (await ports.settings(trx)).signup_credits);
  await ports.issueOffer(trx, id, now);
  await ports.countSignup(trx, id, form.lander, form.tracking, now);
  await activation.begin(trx, { id, email: form.email, name: form.name, language: form.language }, now);
  if (form.profile !== undefined && form.signup_message !== undefined) {
    await ports.sendFirstMessage(trx, { from: id, to: form.profile, text: form.signup_message, language: form.language });
  }
  return success(id);
}
