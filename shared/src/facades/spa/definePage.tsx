import { BrowserRouter, type RouteObject, useRoutes } from 'react-router';
import type { Lifecycles } from './lifecycles.ts';
import { pageRoutes, type Screens } from './pageRoutes.tsx';
import { type PreparedCatalogue, reactLifecycles } from './reactLifecycles.tsx';

export interface Page {
  catalogue: PreparedCatalogue;
  screens: Screens;
}

const Screen = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/**
 * A remote's page application, exposed as `./page`: one React root with one router for all its screens. Data comes
 * from the query cache, so the router is the declarative one: the one with loaders weighs twenty kilobytes more.
 */
export function definePage({ catalogue, screens }: Page): Lifecycles {
  const routes = pageRoutes(screens);
  const { bootstrap, mount, unmount } = reactLifecycles(catalogue, () => (
    <BrowserRouter>
      <Screen routes={routes} />
    </BrowserRouter>
  ));
  return { bootstrap, mount, unmount };
}
