import { type ComponentType, createElement, Suspense } from 'react';
import { type RouteObject, useRoutes } from 'react-router';
import { ROUTES, type Route, type RouteName } from '../../contracts/platform/routes.ts';

/** Screens of a remote by route name. They may be lazy: the chunk then loads on the first visit. */
export type Screens = { readonly [Name in RouteName]?: ComponentType };

/** Shown while a screen's chunk loads: the shell treats a page without any element as broken. */
const COMING = <i hidden />;

const InSuspense = ({ screen: Screen }: { screen: ComponentType }) => (
  <Suspense fallback={COMING}>
    <Screen />
  </Suspense>
);

/** The path of a route as the router matches it: a guest shows all that is below its page, too. */
export const routerPath = ({ name, path }: Pick<Route, 'name' | 'path'>): string => (name === 'guest' ? `${path}/*` : path);

/** Router entries of a remote's screens. */
export function pageRoutes(screens: Screens): RouteObject[] {
  const routes = ROUTES.flatMap((route): RouteObject[] => {
    const screen = screens[route.name];
    return screen === undefined ? [] : [{ path: routerPath(route), element: createElement(InSuspense, { screen }) }];
  });
  // Another remote's address appears briefly while this page is being unmounted.
  return [...routes, { path: '*', element: null }];
}

/** The screen of the address, inside a router. */
export const RoutedScreen = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);
