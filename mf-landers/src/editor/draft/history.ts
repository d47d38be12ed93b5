import type { LanderDocument } from '@amarena/shared/contracts/landers';

/** Milliseconds within which keystrokes are one step. */
const ONE_STEP = 1_000;
const MOST_STEPS = 100;

/** What there is, without its words: a change of it is always a step of its own. */
const shapeOf = ({ locales, variants }: LanderDocument): string =>
  JSON.stringify([
    locales,
    variants.map(({ key, content }) => [key, Object.values(content).map(({ blocks }) => blocks.map(({ kind }) => kind))]),
  ]);

/** The steps of an editor's work, to be taken back one by one. */
export function createHistory(now: () => number = Date.now) {
  let steps: LanderDocument[] = [];
  let last = 0;
  return {
    /** `before` became `after`. */
    changed(before: LanderDocument, after: LanderDocument): void {
      const at = now();
      if (steps.length === 0 || at - last > ONE_STEP || shapeOf(before) !== shapeOf(after)) steps = [...steps, before].slice(-MOST_STEPS);
      last = at;
    },
    /** What there was before the last step; null: there is none. */
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
