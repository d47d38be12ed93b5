import type { SignupForm } from '@amarena/shared/contracts/account/signup';
import {
  calendarDate,
  dateOfBirthProblem,
  emailProblem,
  type FieldProblem,
  nameProblem,
} from '@amarena/shared/contracts/account/validation';
import { newPasswordProblem } from './passwordHash.ts';

/** The last time zone to reach a date: with it no one is taken for older than they are. */
const LATEST_ZONE = 'Etc/GMT+12';

/** The time zone that the browser sent, or the strictest one if this machine does not know it. */
export function knownTimeZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return LATEST_ZONE;
    throw error;
  }
}

type Checked = Pick<SignupForm, 'email' | 'name' | 'password' | 'date_of_birth' | 'time_zone'>;

/** What is wrong with a sign-up, by field; null if nothing. The browser applies the same rules, but this check decides. */
export function formProblems(form: Checked, now: Date): Record<string, FieldProblem> | null {
  const checks: Record<string, FieldProblem | null> = {
    email: emailProblem(form.email),
    name: nameProblem(form.name, form.email),
    password: newPasswordProblem(form.password, [form.email, form.name]),
    date_of_birth: dateOfBirthProblem(form.date_of_birth, calendarDate(now, knownTimeZone(form.time_zone))),
  };
  const wrong: [string, FieldProblem][] = [];
  for (const [field, problem] of Object.entries(checks)) if (problem !== null) wrong.push([field, problem]);
  return wrong.length === 0 ? null : Object.fromEntries(wrong);
}
