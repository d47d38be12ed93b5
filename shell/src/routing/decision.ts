import type { Route, RouteMatch } from '@amarena/shared/contracts/routes';
import { findRoute } from '@amarena/shared/contracts/routes';
import { type Middleware, middlewareOf, runMiddleware } from './middleware.ts';

/** What an address shows to this person. */
export type Decision =
  | { readonly type: 'page'; readonly route: Route; readonly params: RouteMatch['params'] }
  | { readonly type: 'redirect'; readonly to: string }
  | { readonly type: 'error'; readonly status: number; readonly message: string | null };

export interface Visit {
  /** Path and query. */
  readonly path: string;
  readonly search: string;
  readonly member: boolean;
  /** Roles of a member who works for the site. Default: none. */
  readonly roles?: readonly string[];
}

/** Decides for an address: its page, another address, or an error page. Pure, so that every caller agrees. */
export function decide(visit: Visit, middleware?: Readonly<Record<string, Middleware>>): Decision {
  const match = findRoute(visit.path);
  if (match === null) return { type: 'error', status: 404, message: null };
  const { route, params } = match;
  const objection = runMiddleware(middlewareOf(route), visit, middleware);
  if (objection !== null) return objection;
  if (route.role !== null && !visit.roles?.includes(route.role)) return { type: 'error', status: 404, message: null };
  return { type: 'page', route, params };
}
