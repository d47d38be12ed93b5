import { pathTo, type Route, type RouteName } from '../contracts/platform/routes.ts';
import { loginPath, pathAfterLogin } from './afterLogin.ts';
import type { Decision, Visit } from './visit.ts';

/** Checks a visit before its page shows: null lets it pass. */
export type Middleware = (visit: Visit) => Decision | null;

const requireMember: Middleware = ({ member, path, search }) => (member ? null : { type: 'redirect', to: loginPath(path + search) });

const KNOWN: Readonly<Record<string, Middleware>> = {
  visitor: () => null,
  member: requireMember,
  /** The home page is for visitors; a member's home is the search. */
  home: ({ member, search }) => (member ? { type: 'redirect', to: pathTo('members') + search } : null),
  /** A logged-in member goes where the log-in would have led. */
  login: ({ member, search }) => (member ? { type: 'redirect', to: pathAfterLogin(search) } : null),
};

const BY_ROUTE: { readonly [Name in RouteName]?: string } = { index: 'home', login: 'login' };

/** Names of the middleware of a route, in order. */
export const middlewareOf = (route: Route): readonly string[] => [route.access, BY_ROUTE[route.name] ?? 'visitor'];

/** The first decision against a visit; null: none. An unregistered name is a bug. */
export function runMiddleware(
  names: readonly string[],
  visit: Visit,
  known: Readonly<Record<string, Middleware>> = KNOWN,
): Decision | null {
  for (const name of names) {
    const middleware = known[name];
    if (middleware === undefined) return { type: 'error', status: 500, message: `No middleware is named "${name}".` };
    const objection = middleware(visit);
    if (objection !== null) return objection;
  }
  return null;
}
