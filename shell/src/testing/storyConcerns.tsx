import type { ReactNode } from 'react';
import type { DialogRequest } from '../chrome/dialogRequest.ts';
import { createOverlays } from '../chrome/overlays.ts';
import type { InstallPrompt } from '../install/keepPrompt.ts';
import { createPopUpOrder } from '../popUps/popUpOrder.ts';
import { ProvideConcerns, type Provided } from '../provided.ts';
import { createStore } from '../store.ts';

const nothing = () => undefined;
const dialogRequest$ = createStore<DialogRequest | null>(null);

/** Where nothing happens at a press, no dialog is open, and nothing was dismissed. */
const RESTING: Partial<Provided> = {
  session: { became: nothing, logOut: async () => undefined, stop: nothing },
  actions: { chooseLanguage: nothing, chooseCountry: nothing, hideAtOnce: nothing },
  dialogs: {
    overlays: createOverlays((cause) => console.error('The dialogs did not load', cause)),
    dialogRequest$,
    popUps: createPopUpOrder(dialogRequest$),
  },
  dismissals: { isDismissed: () => false, dismiss: nothing, changes$: createStore(0) },
  banners: {
    pendingPayment$: createStore(null),
    installPrompt$: createStore<InstallPrompt | null>(null),
  },
};

/** Shows a component of the shell in the gallery, which has no shell around it. */
export function InShell({ children }: { children: ReactNode }) {
  return <ProvideConcerns value={RESTING}>{children}</ProvideConcerns>;
}
