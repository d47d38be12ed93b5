import { findRoute } from '../contracts/platform/routes.ts';
import { type Middleware, middlewareOf, runMiddleware } from './middleware.ts';
import type { Decision, Visit } from './visit.ts';

/**
 * Decides what an address shows: its page, a redirect or an error page. The server asks it for the first page, the shell
 * for every one after it, so that both agree.
 */
export function decide(visit: Visit, middleware?: Readonly<Record<string, Middleware>>): Decision {
  const match = findRoute(visit.path);
  if (match === null) return { type: 'error', status: 404, message: null };
  const { params } = match;
  const { guest } = visit;
  const route = guest !== undefined && guest.name === match.route.owner ? { ...match.route, access: guest.access } : match.route;
  const objection = runMiddleware(middlewareOf(route), visit, middleware);
  if (objection !== null) return objection;
  if (route.role !== null && !visit.roles?.includes(route.role)) return { type: 'error', status: 404, message: null };
  return { type: 'page', route, params };
}
