import { bus } from '@amarena/shared/bus';
import type { PageGuest } from '@amarena/shared/contracts/platform/guests';
import type { AnyRemote } from '@amarena/shared/contracts/platform/routes';
import type { Decision } from '@amarena/shared/routing';
import { decide } from '@amarena/shared/routing';
import { createStore, type Store } from '../store.ts';

/** What the current address shows. */
export interface Here {
  readonly path: string;
  readonly decision: Decision;
}

export interface CurrentPage {
  readonly here$: Store<Here>;
  /** Decides again, after the address or the session changed. */
  update(): Here;
  /** Whether the page of this remote should show. */
  shows(remote: AnyRemote): boolean;
  /** The guest at the address of this document; null: none. Without a network, its versions are not here. */
  readonly guest: AnyRemote | null;
  /** Whether the current address needs another document: it is that of another guest. */
  isForeign(): boolean;
}

/** The guest whose page is shown; null: another page. */
const guestIn = (decision: Decision): AnyRemote | null =>
  decision.type === 'page' && decision.route.name === 'guest' && decision.route.owner !== 'shell' ? decision.route.owner : null;

/**
 * Tracks what is shown now. `documentStatus` is the document's HTTP status: an error page of the server stays an error
 * until the person navigates. `guest`: the one of which the document has the versions.
 */
export function createCurrentPage(documentStatus: number, guest?: PageGuest): CurrentPage {
  const firstPath = window.location.pathname;
  let failedDocument = documentStatus >= 400;

  const look = (): Here => {
    const { pathname: path, search } = window.location;
    if (path !== firstPath) failedDocument = false;
    if (failedDocument) return { path, decision: { type: 'error', status: documentStatus, message: null } };
    const session = bus.session$.value;
    const roles = session.status === 'member' ? session.user.roles : [];
    return { path, decision: decide({ path, search, member: session.status === 'member', roles, guest }) };
  };

  const first = look();
  const own = guestIn(first.decision);
  const here$ = createStore<Here>(first);
  return {
    here$,
    update() {
      here$.set(look());
      return here$.get();
    },
    guest: own,
    isForeign() {
      const owner = guestIn(look().decision);
      return owner !== null && owner !== own;
    },
    shows(remote) {
      const { decision } = look();
      return decision.type === 'page' && decision.route.owner === remote;
    },
  };
}
