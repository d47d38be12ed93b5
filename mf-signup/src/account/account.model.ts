import type { SignupForm } from '@amarena/shared/contracts/account/signup';
import {
  calendarDate,
  dateOfBirthProblem,
  emailProblem,
  type FieldProblem,
  nameProblem,
  passwordProblem,
} from '@amarena/shared/contracts/account/validation';
import { graphemes } from '@amarena/shared/contracts/chat/graphemes';
import { MESSAGE_LENGTH } from '@amarena/shared/contracts/chat/messageLength';
import { ageOn } from '@amarena/shared/contracts/people/age';
import type { Sought } from '@amarena/shared/contracts/people/profile';
import { PASSWORD_SCORE } from '@amarena/shared/contracts/platform/fieldBounds';

/** The typed values; empty until then. */
export interface AccountDraft {
  gender: SignupForm['gender'] | null;
  /** The gender that the person wants to meet. */
  seeks: Sought | null;
  name: string;
  email: string;
  date_of_birth: string;
  country: SignupForm['country'] | null;
  password: string;
  /** Consent to use the sought gender and the orientation. */
  orientation_consent: boolean;
  /** A first message to the member whose page led here; empty: none. */
  signup_message: string;
}
export type AccountField = keyof AccountDraft;
export type AccountProblems = Partial<Record<AccountField, FieldProblem>>;

/** Fields in order, so that the first wrong one gets the focus. */
export const ACCOUNT_FIELDS: readonly AccountField[] = [
  'gender',
  'seeks',
  'name',
  'email',
  'date_of_birth',
  'country',
  'password',
  'orientation_consent',
  'signup_message',
];

export const emptyDraft = (email: string, country: SignupForm['country'] | null): AccountDraft => ({
  gender: null,
  seeks: null,
  name: '',
  email,
  date_of_birth: '',
  country,
  password: '',
  orientation_consent: false,
  signup_message: '',
});

/** The problems of the draft by field. `score` is the password's strength; null while it is unknown. */
export function accountProblems(draft: AccountDraft, today: string, score: number | null): AccountProblems {
  const weak = score !== null && score < PASSWORD_SCORE ? 'password_weak' : null;
  const found: Record<AccountField, FieldProblem | null> = {
    gender: draft.gender === null ? 'required' : null,
    seeks: draft.seeks === null ? 'required' : null,
    name: nameProblem(draft.name.trim(), draft.email),
    email: emailProblem(draft.email.trim()),
    date_of_birth: draft.date_of_birth === '' ? 'required' : dateOfBirthProblem(draft.date_of_birth, today),
    country: draft.country === null ? 'required' : null,
    password: passwordProblem(draft.password) ?? weak,
    orientation_consent: draft.orientation_consent ? null : 'required',
    signup_message: graphemes(draft.signup_message.trim()) > MESSAGE_LENGTH ? 'invalid' : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** The age to show below the date while it is being typed; null while the date is incomplete or wrong. */
export function shownAge(dateOfBirth: string, today: string): number | null {
  const problem = dateOfBirthProblem(dateOfBirth, today);
  return problem === 'date_of_birth_invalid' || problem === 'date_of_birth_year' ? null : ageOn(dateOfBirth, today);
}

export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
export const todayHere = (): string => calendarDate(new Date(), timeZone());
