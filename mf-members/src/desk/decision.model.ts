import type { CaseDetail, Decision, postDecision, Reason } from '@amarena/shared/contracts/moderation/moderation';
import type { BodyOf } from '@amarena/shared/contracts/platform/endpoint';

type Choices = CaseDetail['choices'];

/** The moderator's choices so far. */
export interface Draft {
  readonly decision: Decision | null;
  readonly reason: Reason | null;
  readonly photo: string | null;
}
export const EMPTY: Draft = { decision: null, reason: null, photo: null };

/** The decisions available for this case: without a visible photo, none can be hidden. */
export const choicesOf = ({ choices, pictures }: Pick<CaseDetail, 'choices' | 'pictures'>): Choices =>
  choices.filter(({ decision }) => decision !== 'hide_photo' || pictures.length > 0);

export const reasonsOf = (choices: Choices, { decision }: Pick<Draft, 'decision'>): readonly Reason[] =>
  choices.find((choice) => choice.decision === decision)?.reasons ?? [];

/** Chooses a decision, and its reason if it has only one. The current reason stays if it also fits the new decision. */
export function chooseDecision(choices: Choices, draft: Draft, decision: Decision): Draft {
  const reasons = reasonsOf(choices, { decision });
  const [only, ...more] = reasons;
  const kept = draft.reason !== null && reasons.includes(draft.reason) ? draft.reason : null;
  return { ...draft, decision, reason: more.length === 0 ? (only ?? null) : kept };
}

/** Applies a number key: the first chooses a decision, the next its reason. Returns the same draft if the number has no choice. */
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

/** The decision as it is sent; null if something is missing. */
export function decisionBody(
  { choices, pictures }: Pick<CaseDetail, 'choices' | 'pictures'>,
  draft: Draft,
  { note, answer }: Words,
): Omit<BodyOf<typeof postDecision>, 'queue' | 'id'> | null {
  const { decision, reason } = draft;
  if (decision === null || missingIn(choices, draft) !== null) return null;
  const photo = decision === 'hide_photo' ? (draft.photo ?? pictures[0]?.id ?? null) : null;
  return { decision, reason, photo, note: said(note), answer: said(answer) };
}
