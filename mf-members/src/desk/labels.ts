import {
  type CasePicture,
  type Category,
  DECISIONS,
  type Decision,
  REASONS,
  type Reason,
} from '@amarena/shared/contracts/moderation/moderation';
import type { T } from './catalogue.ts';

const isDecision = (category: Category): category is Extract<Category, Decision> => DECISIONS.some((decision) => decision === category);
const isReason = (category: Category): category is Extract<Category, Reason> => REASONS.some((reason) => reason === category);

/** The category of a case in a word or two. */
export function categoryLabel(t: T, category: Category): string {
  if (isDecision(category)) return t(`decision.${category}`);
  return isReason(category) ? t(`reason.${category}`) : t(`category.${category}`);
}

/** A picture's kind, numbered if there are several of it. */
export function pictureLabel(t: T, pictures: readonly CasePicture[], picture: CasePicture): string {
  if (picture.kind === 'subject') return t('subject');
  const number = pictures.filter(({ kind }) => kind === picture.kind).indexOf(picture) + 1;
  return t(picture.kind === 'chat' ? 'chat_picture' : 'picture', { number });
}
