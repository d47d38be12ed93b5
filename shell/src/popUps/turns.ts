import type { Asked } from '../chrome/asked.ts';
import { createStore, type Store } from '../store.ts';

/** Every window that may come over a page, the first that is due before the others. `asked`: a dialog of `Asked`. */
export const POP_UPS = ['entry', 'terms', 'asked', 'like', 'time_bonus'] as const;
export type PopUpName = (typeof POP_UPS)[number];

/** Whose turn it is. What shows stays until it is done, so that no window takes the place of one that is being read. */
export const turnOf = (wanted: ReadonlySet<PopUpName>, shown: PopUpName | null): PopUpName | null =>
  shown !== null && wanted.has(shown) ? shown : (POP_UPS.find((name) => wanted.has(name)) ?? null);

export interface PopUpTurns {
  readonly shown$: Store<PopUpName | null>;
  /** A pop-up is due, or no longer. */
  want(name: PopUpName, due: boolean): void;
}

/** Lets one pop-up show at a time. Dialogs that someone asked for take part by themselves. */
export function createPopUpTurns(asked$: Store<Asked | null>): PopUpTurns {
  const wanted = new Set<PopUpName>();
  const shown$ = createStore<PopUpName | null>(null);
  const want = (name: PopUpName, due: boolean) => {
    if (due) wanted.add(name);
    else wanted.delete(name);
    shown$.set(turnOf(wanted, shown$.get()));
  };
  asked$.subscribe(() => want('asked', asked$.get() !== null));
  return { shown$, want };
}
