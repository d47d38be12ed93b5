import { createStore, type Store } from '../store.ts';

/** What a browser says when the site can be installed, by its own name; not every browser has it. */
export interface InstallPrompt {
  /** Asks the person, once. */
  prompt(): Promise<unknown>;
}

const isPrompt = (event: Event): event is Event & InstallPrompt => 'prompt' in event;

/** Holds the browser's question back until the site's own notice is pressed: it comes once, perhaps before that notice. */
export function keepInstallPrompt(browser: Pick<Window, 'addEventListener'>): Store<InstallPrompt | null> {
  const prompt$ = createStore<InstallPrompt | null>(null);
  browser.addEventListener('beforeinstallprompt', (event: Event) => {
    event.preventDefault();
    if (isPrompt(event)) prompt$.set(event);
  });
  browser.addEventListener('appinstalled', () => prompt$.set(null));
  return prompt$;
}
