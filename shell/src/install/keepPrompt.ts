import { createStore, type Store } from '../store.ts';

/** The event with which a browser offers to install the site. The name is the browser's own, and not every browser has it. */
export interface InstallPrompt {
  /** Asks the person. It works only once. */
  prompt(): Promise<unknown>;
}

const isPrompt = (event: Event): event is Event & InstallPrompt => 'prompt' in event;

/**
 * Keeps the browser's install prompt until the site's own banner is pressed. The event fires only once, perhaps before
 * that banner shows.
 */
export function captureInstallPrompt(browser: Pick<Window, 'addEventListener'>): Store<InstallPrompt | null> {
  const prompt$ = createStore<InstallPrompt | null>(null);
  browser.addEventListener('beforeinstallprompt', (event: Event) => {
    event.preventDefault();
    if (isPrompt(event)) prompt$.set(event);
  });
  browser.addEventListener('appinstalled', () => prompt$.set(null));
  return prompt$;
}
