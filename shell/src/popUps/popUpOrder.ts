import type { DialogRequest } from '../chrome/dialogRequest.ts';
import { createStore, type Store } from '../store.ts';

/** Every pop-up by priority. `asked`: a dialog of `DialogRequest`. */
export const POP_UPS = ['entry', 'terms', 'asked', 'like', 'time_bonus'] as const;
export type PopUpName = (typeof POP_UPS)[number];

/** The pop-up to show. The current one stays until it is closed, so that none replaces another that is being read. */
export const turnOf = (wanted: ReadonlySet<PopUpName>, shown: PopUpName | null): PopUpName | null =>
  shown !== null && wanted.has(shown) ? shown : (POP_UPS.find((name) => wanted.has(name)) ?? null);

export interface PopUpOrder {
  readonly shown$: Store<PopUpName | null>;
  /** Says whether a pop-up is due. */
  want(name: PopUpName, due: boolean): void;
}

/** Shows one pop-up at a time. Dialogs that someone opened take part automatically. */
export function createPopUpOrder(dialogRequest$: Store<DialogRequest | null>): PopUpOrder {
  const wanted = new Set<PopUpName>();
  const shown$ = createStore<PopUpName | null>(null);
  const want = (name: PopUpName, due: boolean) => {
    if (due) wanted.add(name);
    else wanted.delete(name);
    shown$.set(turnOf(wanted, shown$.get()));
  };
  dialogRequest$.subscribe(() => want('asked', dialogRequest$.get() !== null));
  return { shown$, want };
}
