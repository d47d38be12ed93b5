import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';

/** Milliseconds within which keystrokes form one undo step. */
const ONE_STEP = 1_000;
const MOST_STEPS = 100;

/** The structure of a document without its words: a change of it is always a step of its own. */
const shapeOf = ({ locales, variants }: LanderDocument): string =>
  JSON.stringify([
    locales,
    variants.map(({ key, content }) => [key, Object.values(content).map(({ blocks }) => blocks.map(({ kind }) => kind))]),
  ]);

/** The undo history of an editor. */
export function createHistory(now: () => number = Date.now) {
  let steps: LanderDocument[] = [];
  let last = 0;
  return {
    /** Records that `before` became `after`. */
    changed(before: LanderDocument, after: LanderDocument): void {
      const at = now();
      if (steps.length === 0 || at - last > ONE_STEP || shapeOf(before) !== shapeOf(after)) steps = [...steps, before].slice(-MOST_STEPS);
      last = at;
    },
    /** The document before the last step; null: none. */
    back(): LanderDocument | null {
      last = 0;
      return steps.pop() ?? null;
    },
    isEmpty: (): boolean => steps.length === 0,
    clear(): void {
      steps = [];
    },
  };
}
