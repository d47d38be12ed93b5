import { COMPLAINT_TEXT_LENGTH, type ComplaintCategory } from '@amarena/shared/contracts/reports';
import { emailProblem } from '@amarena/shared/contracts/validation';

/** What a person has filled in so far. */
export interface ComplaintDraft {
  readonly category: ComplaintCategory | null;
  readonly text: string;
  readonly email: string;
}
export type DraftField = keyof ComplaintDraft;

export const EMPTY_DRAFT: ComplaintDraft = { category: null, text: '', email: '' };

export type DraftProblem = 'missing' | 'short' | 'long' | 'email_invalid';

/** What is wrong with each field, in the order in which they are filled in; empty: it can be sent. */
export function draftProblems({ category, text, email }: ComplaintDraft): ReadonlyMap<DraftField, DraftProblem> {
  const problems = new Map<DraftField, DraftProblem>();
  const { length } = text.trim();
  if (category === null) problems.set('category', 'missing');
  if (length < COMPLAINT_TEXT_LENGTH.min) problems.set('text', 'short');
  if (length > COMPLAINT_TEXT_LENGTH.max) problems.set('text', 'long');
  if (email.trim() !== '' && emailProblem(email.trim()) !== null) problems.set('email', 'email_invalid');
  return problems;
}
