import type { PageGuest } from '../contracts/platform/guests.ts';
import type { Route, RouteMatch } from '../contracts/platform/routes.ts';

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
  /** Roles of a member of the team. Default: none. */
  readonly roles?: readonly string[];
  /** The guest whose contract is known. Others are open to visitors here; their document says more. */
  readonly guest?: Pick<PageGuest, 'name' | 'access'> | undefined;
}
