import type { BodyOf } from '@amarena/shared/contracts/endpoint';
import type { CaseDetail, Decision, postDecision, Reason } from '@amarena/shared/contracts/moderation';

type Choices = CaseDetail['choices'];

/** What a moderator has chosen so far. */
export interface Draft {
  readonly decision: Decision | null;
  readonly reason: Reason | null;
  readonly photo: string | null;
}
export const EMPTY: Draft = { decision: null, reason: null, photo: null };

/** What can be decided about this case: where no photo is shown, none can be hidden. */
export const choicesOf = ({ choices, pictures }: Pick<CaseDetail, 'choices' | 'pictures'>): Choices =>
  choices.filter(({ decision }) => decision !== 'hide_photo' || pictures.length > 0);

export const reasonsOf = (choices: Choices, { decision }: Pick<Draft, 'decision'>): readonly Reason[] =>
  choices.find((choice) => choice.decision === decision)?.reasons ?? [];

/** A decision with its reason, if it has exactly one. A reason that belongs to it as well stays. */
export function chooseDecision(choices: Choices, draft: Draft, decision: Decision): Draft {
  const reasons = reasonsOf(choices, { decision });
  const [only, ...more] = reasons;
  const kept = draft.reason !== null && reasons.includes(draft.reason) ? draft.reason : null;
  return { ...draft, decision, reason: more.length === 0 ? (only ?? null) : kept };
}

/** What a number key chooses: a decision first, then its reason. The same draft where there is nothing at that place. */
export function chooseByNumber(choices: Choices, draft: Draft, index: number): Draft {
  if (draft.decision === null) {
    const decision = choices[index]?.decision;
    return decision === undefined ? draft : chooseDecision(choices, draft, decision);
  }
  const reason = reasonsOf(choices, draft)[index];
  return reason === undefined ? draft : { ...draft, reason };
}

/** What is still missing; null: it can be sent. */
export function missingIn(choices: Choices, draft: Draft): 'decision' | 'reason' | null {
  if (draft.decision === null) return 'decision';
  return draft.reason === null && reasonsOf(choices, draft).length > 0 ? 'reason' : null;
}

interface Words {
  readonly note: string;
  readonly answer: string;
}

const said = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The decision as it is sent; null where something is missing. */
export function orderOf(
  { choices, pictures }: Pick<CaseDetail, 'choices' | 'pictures'>,
  draft: Draft,
  { note, answer }: Words,
): Omit<BodyOf<typeof postDecision>, 'queue' | 'id'> | null {
  const { decision, reason } = draft;
  if (decision === null || missingIn(choices, draft) !== null) return null;
  const photo = decision === 'hide_photo' ? (draft.photo ?? pictures[0]?.id ?? null) : null;
  return { decision, reason, photo, note: said(note), answer: said(answer) };
}
