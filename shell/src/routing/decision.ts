import { findRoute } from '@amarena/shared/contracts/routes';
import { type Middleware, middlewareOf, runMiddleware } from './middleware.ts';
import type { Decision, Visit } from './visit.ts';

/** Decides what an address shows: its page, a redirect or an error page. Pure, so that every caller agrees. */
export function decide(visit: Visit, middleware?: Readonly<Record<string, Middleware>>): Decision {
  const match = findRoute(visit.path);
  if (match === null) return { type: 'error', status: 404, message: null };
  const { route, params } = match;
  const objection = runMiddleware(middlewareOf(route), visit, middleware);
  if (objection !== null) return objection;
  if (route.role !== null && !visit.roles?.includes(route.role)) return { type: 'error', status: 404, message: null };
  return { type: 'page', route, params };
}
