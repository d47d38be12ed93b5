import { isInCookie } from '@amarena/shared/contracts/platform/dismissed';
import type { RenderedMember } from '@amarena/shared/federation/render';
import { renderedNow } from '@amarena/shared/i18n';
import { decide } from '@amarena/shared/routing';
import { bannerShown } from '../banners/bannerRules.ts';
import { type FirstState, renderedState } from '../banners/renderedState.ts';
import type { Dismissals } from '../dismissals.ts';
import type { InstallPrompt } from '../install/keepPrompt.ts';
import type { Navigation, Provided } from '../provided.ts';
import type { Named } from '../routing/pageTitle.ts';
import { createStore } from '../store.ts';

/** A visitor's page begins with no banner. */
const OF_A_VISITOR = { user: null, offer: null, pending_payment: null };

export interface FirstBanner {
  /** What the banner of a page is rendered from. */
  readonly concerns: Pick<Provided, 'navigation' | 'banners' | 'dismissals' | 'firstState'>;
  /** Whether the page may begin with a banner of which only the browser knows whether it was dismissed. */
  readonly onlyBrowserKnows: boolean;
}

/** The banner with which a page begins. Without a member, a visitor's. Call it once the clock of the page is known. */
export function firstBannerOf(path: string, member: RenderedMember | undefined): FirstBanner {
  const first = member ?? OF_A_VISITOR;
  const { user, pending_payment } = first;
  const decision = decide({ path, search: member?.search ?? '', member: user !== null, roles: user?.roles ?? [] });
  const route = decision.type === 'page' ? decision.route : null;
  const firstState: FirstState = { ...first, route };
  const name = bannerShown(renderedState(firstState, renderedNow()));
  const navigation: Navigation = { here$: createStore({ path, decision }), named$: createStore<Named | null>(null) };
  // Those of the browser are asked only there.
  const dismissals: Dismissals = { isDismissed: () => false, dismiss: () => undefined, changes$: createStore(0) };
  const pendingPayment$ = createStore(pending_payment);
  const installPrompt$ = createStore<InstallPrompt | null>(null);
  return {
    concerns: { navigation, dismissals, firstState, banners: { pendingPayment$, installPrompt$ } },
    onlyBrowserKnows: name !== null && isInCookie(name) && member?.dismissed === undefined,
  };
}
