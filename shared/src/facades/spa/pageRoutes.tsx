import { type ComponentType, Suspense } from 'react';
import { type RouteObject, useRoutes } from 'react-router';
import { routeNamed } from '../../contracts/routes.ts';

/** Screens of a remote by the names of their routes. A lazy component is welcome: its chunk waits for the first visit. */
export type Screens = Readonly<Record<string, ComponentType>>;

/** Stands while a screen's chunk is on its way: the shell takes a page without any element for a broken one. */
const COMING = <i hidden />;

/** Router entries of a remote's screens. Throws for a name that the route table does not have. */
export function pageRoutes(screens: Screens): RouteObject[] {
  const routes = Object.entries(screens).map(
    ([name, Screen]): RouteObject => ({
      path: routeNamed(name).path,
      element: (
        <Suspense fallback={COMING}>
          <Screen />
        </Suspense>
      ),
    }),
  );
  // An address of another remote passes by while this page is being taken down.
  return [...routes, { path: '*', element: null }];
}

/** The screen of the address, inside a router. */
export const RoutedScreen = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);
