import type { PageGuest } from '@amarena/shared/contracts/platform/guests';
import { findRoute, type Route, type RouteMatch } from '@amarena/shared/contracts/platform/routes';
import { decide as decideVisit } from '@amarena/shared/routing';

/** The answer to a GET for a page. `route` is null for an address that no route matches; `params` are its parameters. */
export type Decision = Redirect | PageDecision;

export interface Redirect {
  readonly kind: 'redirect';
  readonly status: 301 | 302;
  readonly to: string;
}

export interface PageDecision {
  readonly kind: 'page';
  readonly status: 200 | 404;
  readonly route: Route | null;
  readonly params: RouteMatch['params'];
}

/** The answer to an unknown address. */
export const NO_PAGE: PageDecision = { kind: 'page', status: 404, route: null, params: {} };

/**
 * One spelling for each address: single slashes, none at the end. Browsers read a backslash as a slash, so it is
 * encoded.
 */
const tidied = (path: string): string => `/${path.replaceAll('\\', '%5C').split('/').filter(Boolean).join('/')}`;

/** The canonical address of a page if `path` is another spelling of it; null if it is canonical already. */
function canonicalOf(path: string): string | null {
  const tidy = tidied(path);
  if (findRoute(tidy) !== null) return tidy === path ? null : tidy;
  const lower = tidy.toLowerCase();
  return lower !== tidy && findRoute(lower) !== null ? lower : null;
}

/**
 * The answer to an address (`url`: path and query, as requested) for a member or a visitor. Default of `roles`: none.
 * `guest`: the guest at this address, once it is known who may open its page.
 */
export function decide(url: string, member: boolean, roles: readonly string[] = [], guest?: PageGuest): Decision {
  const [path = '/', ...rest] = url.split('?');
  const query = rest.length === 0 ? '' : `?${rest.join('?')}`;
  const canonical = canonicalOf(path);
  if (canonical !== null) return { kind: 'redirect', status: 301, to: canonical + query };
  const decision = decideVisit({ path, search: query, member, roles, guest });
  if (decision.type === 'redirect') return { kind: 'redirect', status: 302, to: decision.to };
  if (decision.type === 'page') return { kind: 'page', status: 200, route: decision.route, params: decision.params };
  if (decision.status !== 404) throw new Error(decision.message ?? `An address answered ${decision.status}.`);
  return NO_PAGE;
}
