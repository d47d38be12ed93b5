import type { Action } from './act.ts';
import type { Setting } from './arrive.ts';
import { nothingReached } from './reached.ts';
import { type Walk, walk } from './walk.ts';

/** Repeats the actions. Stops at the first fault. */
function repeat(setting: Setting, actions: readonly Action[]): Promise<Walk> {
  const left = [...actions];
  return walk(setting, nothingReached(), () => left.shift() ?? null);
}

/**
 * The shortest sequence with the same fault that is found before `until`: leaves out halves, quarters and so on while
 * the fault persists.
 */
export async function shorten(setting: Setting, { actions, fault }: Walk, until: number): Promise<readonly Action[]> {
  let shortest = actions;
  for (let size = Math.ceil(actions.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < shortest.length && Date.now() < until; ) {
      const tried = [...shortest.slice(0, from), ...shortest.slice(from + size)];
      const again = await repeat(setting, tried);
      if (again.fault?.what === fault?.what) shortest = again.actions;
      else from += size;
    }
  }
  return shortest;
}
