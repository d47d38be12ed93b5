import { ageOn, MIN_AGE } from '../people/age.ts';
import { PASSWORD_LENGTH } from '../platform/fieldBounds.ts';
import type { NameProblem } from './nameProblem.ts';

export { nameProblem } from './nameProblem.ts';

/** Why a form field is refused; the catalogues have the words. */
export type FieldProblem =
  | 'email_missing'
  | 'email_invalid'
  | NameProblem
  | 'name_taken'
  | 'date_of_birth_invalid'
  | 'date_of_birth_year'
  | 'date_of_birth_too_young'
  | 'password_length'
  | 'password_weak'
  | 'passwords_differ'
  | 'iban_invalid'
  | 'iban_country'
  | 'phone_invalid'
  | 'required'
  | 'invalid';

// One @, something before it, and a dot-separated domain of letters, digits and hyphens after it. Stricter rules would
// refuse real addresses; only the activation link can prove that mail arrives. Characters that separate or quote
// addresses in a mail header are refused: a mail program would read `a0,victim@company.test` as the victim's address.
const EMAIL = /^[^\s@\p{Cc},;:<>()[\]"\\]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}{2,63}$/u;

export function emailProblem(email: string): FieldProblem | null {
  if (email === '') return 'email_missing';
  return EMAIL.test(email) ? null : 'email_invalid';
}

export function passwordProblem(password: string): FieldProblem | null {
  const length = [...password].length;
  return length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max ? 'password_length' : null;
}

/** The calendar date at an instant in a time zone (IANA name), `YYYY-MM-DD`. */
export const calendarDate = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);

/** `today` is the calendar date where the member is. */
export function dateOfBirthProblem(dateOfBirth: string, today: string): FieldProblem | null {
  const parsed = new Date(`${dateOfBirth}T00:00:00Z`);
  const exists = !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === dateOfBirth;
  if (!exists) return 'date_of_birth_invalid';
  // The day exists, so only the year can be wrong; it is zero while it is missing.
  if (dateOfBirth > today || ageOn(dateOfBirth, today) > 120) return 'date_of_birth_year';
  return ageOn(dateOfBirth, today) < MIN_AGE ? 'date_of_birth_too_young' : null;
}
