import { emailProblem } from '@amarena/shared/contracts/account/validation';
import { COMPLAINT_CATEGORIES, COMPLAINT_TEXT_LENGTH, type ComplaintCategory } from '@amarena/shared/contracts/moderation/complaints';

/** What a person has filled in so far. */
export interface ComplaintDraft {
  readonly category: ComplaintCategory | null;
  readonly text: string;
  readonly email: string;
}
export type DraftField = keyof ComplaintDraft;

/** The values of a form. Its fields are uncontrolled, so that text typed before hydration is kept. */
export function draftIn(form: HTMLFormElement): ComplaintDraft {
  const fields = new FormData(form);
  const typed = (field: DraftField) => String(fields.get(field) ?? '').trim();
  return { category: COMPLAINT_CATEGORIES.find((one) => one === typed('category')) ?? null, text: typed('text'), email: typed('email') };
}

export type DraftProblem = 'missing' | 'short' | 'long' | 'email_invalid';

/** The problem of each field, in form order; empty: it can be sent. */
export function draftProblems({ category, text, email }: ComplaintDraft): ReadonlyMap<DraftField, DraftProblem> {
  const problems = new Map<DraftField, DraftProblem>();
  const { length } = text;
  if (category === null) problems.set('category', 'missing');
  if (length < COMPLAINT_TEXT_LENGTH.min) problems.set('text', 'short');
  if (length > COMPLAINT_TEXT_LENGTH.max) problems.set('text', 'long');
  if (email !== '' && emailProblem(email) !== null) problems.set('email', 'email_invalid');
  return problems;
}
