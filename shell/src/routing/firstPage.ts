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
}

/** Mounts the first page, unless the address has left it by now. */
export function startFirstPage({ remote, application, props, shows }: FirstPageDeps): FirstPage {
  let mounted = false;

  const moved = () => {
    if (!shows(remote)) {
      if (mounted && application.cancel()) mounted = false;
    } else if (!mounted) {
      mounted = true;
      void application.mount(props);
    }
  };
  moved();
  return { moved };
}
