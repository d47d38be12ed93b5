import { pick } from './chance.ts';
import type { Control } from './controls.ts';
import { kindOf, type Reached } from './reached.ts';

/** How often one walk tries to use a control that it cannot reach. */
const ATTEMPTS = 2;

/** Plans how a walk reaches unused controls: the screen, and what has to be pressed there first. */
export function wayTo({ there, used }: Reached) {
  const tried = new Map<string, number>();
  let ahead: string[] = [];
  const isFresh = (kind: string): boolean => !used.has(kind) && (tried.get(kind) ?? 0) < ATTEMPTS;
  const attempt = (kind: string): void => {
    tried.set(kind, (tried.get(kind) ?? 0) + 1);
  };
  return {
    /** True if no walk has used it yet, and this walk has not given it up. */
    isFresh,
    try: attempt,
    /** Chooses a control. Returns the address where the way starts; null if there is none. */
    plan(chance: () => number): string | null {
      const kind = pick(chance, [...there.keys()].filter(isFresh));
      if (kind === undefined) return null;
      attempt(kind);
      ahead = [];
      for (let one: string | null = kind; one !== null && !ahead.includes(one); one = there.get(one)?.after ?? null) ahead.unshift(one);
      return there.get(kind)?.at ?? null;
    },
    /** The next control on the way; null if there is no way, or if it ends because the control is missing. */
    next(controls: readonly Control[], here: string): Control | null {
      const kind = ahead.shift();
      const control = controls.find((one) => kindOf(one, here) === kind);
      if (control === undefined) ahead = [];
      return control ?? null;
    },
  };
}
