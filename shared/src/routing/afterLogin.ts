import { findRoute, pathTo, type RouteName } from '../contracts/platform/routes.ts';

/** Stands for this site: only the part of an address after it counts. */
const HERE = 'https://here.invalid';

/**
 * Where a log-in leads: the address in `back`, or the search. Only pages of this site count, so that a foreign link
 * cannot redirect people after they typed their password.
 */
export function pathAfterLogin(search: string): string {
  const home = pathTo('members');
  const back = new URLSearchParams(search).get('back');
  if (back === null || !URL.canParse(back, HERE)) return home;
  const target = new URL(back, HERE);
  const match = target.origin === HERE ? findRoute(target.pathname) : null;
  if (match === null || ['login', 'index', 'signup'].includes(match.route.name)) return home;
  return target.pathname + target.search;
}

/** Name of the route that a log-in leads to. */
export const routeAfterLogin = (search: string): RouteName | null =>
  findRoute(new URL(pathAfterLogin(search), HERE).pathname)?.route.name ?? null;

/** The log-in's address, with the page to return to. */
export const loginPath = (back: string): string => `${pathTo('login')}?${new URLSearchParams({ back })}`;
