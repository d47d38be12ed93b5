import { BREAKPOINTS } from '@amarena/shared/contracts/platform/breakpoints';
import { navigate } from '@amarena/shared/router';
import type { DialogRequest } from '../chrome/dialogRequest.ts';
import type { Store } from '../store.ts';
import type { CurrentPage, Here } from './current.ts';
import type { FocusAndScroll } from './focusAndScroll.ts';
import { withViewTransition } from './viewTransition.ts';

export interface AddressDeps {
  focusAndScroll: FocusAndScroll;
  dialogRequest$: Store<DialogRequest | null>;
  /** Default: loads the document of the current address. */
  reload?: () => void;
}

/** Whether the change opens another page for the reader. */
function isAnotherPage(from: Here, to: Here): boolean {
  if (from.path === to.path) return false;
  const route = routeOf(to);
  return route === null || route !== routeOf(from) || !route.masterDetail || window.innerWidth < BREAKPOINTS.lg;
}

const routeOf = ({ decision }: Here) => (decision.type === 'page' ? decision.route : null);

/**
 * Updates layout, focus and scroll when the address changes. single-spa reports every change, also those of remotes and
 * of the session. Returns a function that unsubscribes.
 */
export function followAddress(
  current: CurrentPage,
  { focusAndScroll, dialogRequest$, reload = () => window.location.reload() }: AddressDeps,
): () => void {
  let shown = current.here$.get();

  const before = (event: Event) => withViewTransition(event, () => current.update());
  const after = () => {
    const here = current.update();
    const { decision } = here;
    if (current.isForeign()) {
      reload();
      return;
    }
    if (decision.type === 'redirect') {
      navigate(decision.to, { replace: true });
      return;
    }
    const anotherPage = isAnotherPage(shown, here);
    shown = here;
    // A dialog belongs to the page on which it was opened. Only sign-up stays, because it changes the page behind it itself.
    if (anotherPage && dialogRequest$.get()?.type !== 'signup') dialogRequest$.set(null);
    focusAndScroll.arrived(anotherPage);
  };
  window.addEventListener('single-spa:before-routing-event', before);
  window.addEventListener('single-spa:routing-event', after);
  return () => {
    window.removeEventListener('single-spa:before-routing-event', before);
    window.removeEventListener('single-spa:routing-event', after);
  };
}
