import { type ComponentType, createElement, Suspense } from 'react';
import { type RouteObject, useRoutes } from 'react-router';
import { ROUTES, type RouteName } from '../../contracts/routes.ts';

/** Screens of a remote by the names of their routes. A lazy component is welcome: its chunk waits for the first visit. */
export type Screens = { readonly [Name in RouteName]?: ComponentType };

/** Stands while a screen's chunk is on its way: the shell takes a page without any element for a broken one. */
const COMING = <i hidden />;

const InSuspense = ({ screen: Screen }: { screen: ComponentType }) => (
  <Suspense fallback={COMING}>
    <Screen />
  </Suspense>
);

/** Router entries of a remote's screens. */
export function pageRoutes(screens: Screens): RouteObject[] {
  const routes = ROUTES.flatMap(({ name, path }): RouteObject[] => {
    const screen = screens[name];
    return screen === undefined ? [] : [{ path, element: createElement(InSuspense, { screen }) }];
  });
  // An address of another remote passes by while this page is being taken down.
  return [...routes, { path: '*', element: null }];
}

/** The screen of the address, inside a router. */
export const RoutedScreen = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);
