import type { Bus } from '@amarena/shared/bus';
import type { PageMessage } from '@amarena/shared/contracts/platform/offline';
import { errorTextsLoaded, problemText } from '@amarena/shared/errors';

const LAST_RELOAD = 'amarena.other-member';
/** Least milliseconds between two reloads: a page that still shows the former member must not reload forever. */
const GAP = 10_000;
/** Milliseconds after which a page that was asked whether to leave stays. */
const STAYED_AFTER = 5_000;
/** Milliseconds after which nobody wonders any more why the page was loaded anew. */
const TOLD_WITHIN = 60_000;

/** When the page was last loaded anew for another member, and whether its successor has said so. */
interface Reload {
  readonly at: number;
  readonly told: boolean;
}

type Stored = Pick<Storage, 'getItem' | 'setItem'>;

function lastReload(storage: Stored): Reload | null {
  const text = storage.getItem(LAST_RELOAD);
  return text === null ? null : (JSON.parse(text) as Reload);
}

const note = (storage: Stored, reload: Reload): void => storage.setItem(LAST_RELOAD, JSON.stringify(reload));

export interface ReloadedBrowser extends Pick<EventTarget, 'addEventListener'> {
  readonly document: { readonly documentElement: HTMLElement };
  readonly location: Pick<Location, 'reload'>;
  readonly sessionStorage: Stored;
}

/**
 * Loads the page anew because someone else is logged in than it shows: nothing of the former member may stay on it, not
 * even a half-written form. Hides it meanwhile. Does nothing right after another such reload; the server refuses the
 * page's calls all the same. `shown`: id of the former member.
 */
export function reloadForOtherMember(browser: ReloadedBrowser, shown: string): void {
  const { document, location, sessionStorage } = browser;
  const now = Date.now();
  const last = lastReload(sessionStorage);
  if (last !== null && now - last.at < GAP) return;
  note(sessionStorage, { at: now, told: false });
  document.documentElement.style.visibility = 'hidden';
  // Unsaved work may ask whether to leave, and the answer may be no.
  browser.addEventListener(
    'beforeunload',
    (event) => {
      setTimeout(() => {
        if (event.defaultPrevented) document.documentElement.style.visibility = '';
      }, STAYED_AFTER);
    },
    { once: true },
  );
  // Where the site is slow, the worker would answer the reload with the former member's document.
  navigator.serviceWorker?.controller?.postMessage({ type: 'forget', left: true, member: shown } satisfies PageMessage);
  location.reload();
}

/** Says on the page loaded anew why it shows someone else. */
export async function tellOfOtherMember(bus: Pick<Bus, 'ask' | 'language$'>, storage: Stored = window.sessionStorage): Promise<void> {
  const last = lastReload(storage);
  if (last === null || last.told || Date.now() - last.at > TOLD_WITHIN) return;
  note(storage, { ...last, told: true });
  await errorTextsLoaded();
  const text = problemText({ code: 'member_changed' }, bus.language$.value);
  if (text !== null) bus.ask({ type: 'toast', tone: 'neutral', text });
}
