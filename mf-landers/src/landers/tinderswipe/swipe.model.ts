/** The answers so far: for each card the index of its option. */
export type Answers = readonly number[];

/** Index of the current card; null: all are answered. */
export const cardNow = (cards: number, answers: Answers): number | null => (answers.length < cards ? answers.length : null);

/** Pixels of drag beyond which a card is released. */
const LETS_GO = 90;

/** The option for a sideways drag: the first on the left, the last on the right; null: the card snaps back. */
export function optionOfDrag(moved: number, options: number): number | null {
  if (Math.abs(moved) < LETS_GO) return null;
  return moved < 0 ? 0 : options - 1;
}

/** The option for an arrow key; null: another key. */
export function optionOfKey(key: string, options: number): number | null {
  if (key === 'ArrowLeft') return 0;
  return key === 'ArrowRight' ? options - 1 : null;
}
