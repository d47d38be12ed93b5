import { AddressRouter } from './AddressRouter.tsx';
import type { Lifecycles } from './lifecycles.ts';
import { pageRoutes, RoutedScreen, type Screens } from './pageRoutes.tsx';
import { type PreparedCatalogue, reactLifecycles } from './reactLifecycles.tsx';

export interface Page {
  catalogue: PreparedCatalogue;
  screens: Screens;
}

/**
 * A remote's page application, exposed as `./page`: one React root with one router for all its screens. Data comes
 * from the query cache, so the router is the declarative one: the one with loaders weighs twenty kilobytes more.
 */
export function definePage({ catalogue, screens }: Page): Lifecycles {
  const routes = pageRoutes(screens);
  const { bootstrap, mount, unmount } = reactLifecycles(catalogue, () => (
    <AddressRouter>
      <RoutedScreen routes={routes} />
    </AddressRouter>
  ));
  return { bootstrap, mount, unmount };
}
