/** Where the deck stands: how each card was answered so far, by the place of the option. */
export type Answers = readonly number[];

/** The card that is asked about now; null: all are answered. */
export const cardNow = (cards: number, answers: Answers): number | null => (answers.length < cards ? answers.length : null);

/** A card that was drawn further than this lets go, in pixels. */
const LETS_GO = 90;

/** The option that a drag to the side stands for: the first on the left, the last on the right; null: it snaps back. */
export function optionOfDrag(moved: number, options: number): number | null {
  if (Math.abs(moved) < LETS_GO) return null;
  return moved < 0 ? 0 : options - 1;
}

/** The option that an arrow key stands for; null: another key. */
export function optionOfKey(key: string, options: number): number | null {
  if (key === 'ArrowLeft') return 0;
  return key === 'ArrowRight' ? options - 1 : null;
}
