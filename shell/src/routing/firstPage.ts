import type { AnyRemote } from '@amarena/shared/contracts/platform/routes';
import type { AppProps } from '@amarena/shared/spa';
import type { PageApplication } from '../loading/pageApplication.ts';

export interface FirstPageDeps {
  readonly remote: AnyRemote;
  readonly application: PageApplication;
  /** For its mounts before single-spa is there. */
  readonly props: AppProps;
  /** Whether the page of this remote should show. */
  shows(remote: AnyRemote): boolean;
}

/** The first page until single-spa is there. */
export interface FirstPage {
  /**
   * Call after each change of the address. A page that stands stays until single-spa brings the next one. One that is
   * still starting is cancelled when the address leaves it, because it would read an address that is not its own, and
   * starts again when the address comes back.
   */
  moved(): void;
  /** Call after each change of the session. A page that it ended goes at once, because it shows what is no longer the person's. */
  sessionChanged(): void;
  /** Whether the session ended it. For single-spa, when it takes over. */
  hasEnded(): boolean;
}

/** `left`: cancelled, so that what the server rendered is still there. */
type State = 'mounted' | 'left' | 'ended';

/** Mounts the first page, unless the address has left it by now. */
export function startFirstPage({ remote, application, props, shows }: FirstPageDeps): FirstPage {
  let state: State = 'left';

  const mountIfShown = (): boolean => {
    if (!shows(remote)) return false;
    if (state !== 'mounted') void application.mount(props);
    state = 'mounted';
    return true;
  };
  mountIfShown();
  return {
    moved() {
      if (!mountIfShown() && state === 'mounted' && application.cancel()) state = 'left';
    },
    sessionChanged() {
      if (mountIfShown() || state === 'ended') return;
      state = 'ended';
      void application.unmount();
    },
    hasEnded: () => state === 'ended',
  };
}
