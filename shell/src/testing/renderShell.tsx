import type { PendingPayment } from '@amarena/shared/contracts/money/pendingPayment';
import { decide } from '@amarena/shared/routing';
import { type Rendered, type RenderOptions, renderWith, theShell } from '@amarena/shared/testing';
import { jest } from '@jest/globals';
import type { ReactElement } from 'react';
import type { FirstState } from '../banners/renderedState.ts';
import type { DialogRequest } from '../chrome/dialogRequest.ts';
import { createOverlays } from '../chrome/overlays.ts';
import { createDismissals, type Dismissals } from '../dismissals.ts';
import type { InstallPrompt } from '../install/keepPrompt.ts';
import type { PageState } from '../layouts/pageState.ts';
import { createDeferredModule } from '../loading/deferredModule.ts';
import type { SessionKeeper } from '../member/session.ts';
import type { OverrideParts } from '../overrides/loadOverrides.ts';
import { createPopUpOrder } from '../popUps/popUpOrder.ts';
import {
  type BannerStores,
  type DialogTools,
  type Navigation,
  type PageLoading,
  ProvideConcerns,
  type Provided,
  type SiteActions,
} from '../provided.ts';
import type { Here } from '../routing/current.ts';
import type { Named } from '../routing/pageTitle.ts';
import { createStore, type Store } from '../store.ts';

const rethrow = (cause: unknown): never => {
  throw cause;
};

export const aSession = (): SessionKeeper => ({
  became: (user) => theShell().set('session', user === null ? { status: 'visitor' } : { status: 'member', user }),
  logOut: async () => theShell().set('session', { status: 'visitor' }),
  stop: () => undefined,
});

/** The members page, of a member. */
export const aNavigation = (): Navigation => ({
  here$: createStore<Here>({ path: '/members', decision: decide({ path: '/members', search: '', member: true }) }),
  named$: createStore<Named | null>(null),
});

export const aPageLoading = (): PageLoading => ({
  page$: createStore<PageState>({ status: 'starting', remote: null }),
  slot: document.createElement('div'),
  styles: null,
  deferred: createDeferredModule(() => import('../deferred/index.ts'), rethrow),
  reloadForChunk: jest.fn<PageLoading['reloadForChunk']>(() => false),
});

/** No dialog is open, and no code of one has loaded. */
export function noDialogs(): DialogTools {
  const dialogRequest$ = createStore<DialogRequest | null>(null);
  return { overlays: createOverlays(rethrow), dialogRequest$, popUps: createPopUpOrder(dialogRequest$) };
}

/** Those that this browser stores. */
export const storedDismissals = (): Dismissals => createDismissals({ storage: window.localStorage, page: document, now: Date.now });

export const bannerStores = (pendingPayment: PendingPayment | null = null): BannerStores => ({
  pendingPayment$: createStore<PendingPayment | null>(pendingPayment),
  installPrompt$: createStore<InstallPrompt | null>(null),
});

/** The page came without HTML. */
const NOTHING_FIRST: FirstState = { route: null, user: null, offer: null, pending_payment: null };

export const noOverrides = (): Store<OverrideParts | null> => createStore<OverrideParts | null>(null);

export const siteActions = () => ({
  chooseLanguage: jest.fn<SiteActions['chooseLanguage']>(),
  chooseCountry: jest.fn<SiteActions['chooseCountry']>(),
  hideAtOnce: jest.fn<SiteActions['hideAtOnce']>(),
});

/** Renders a component of the shell as the shell does: with the concerns that it uses, and without a router, which belongs to the remotes' pages. */
export const renderShell = (ui: ReactElement, provided: Partial<Provided> = {}, options: RenderOptions = {}): Promise<Rendered> =>
  renderWith(<ProvideConcerns value={{ firstState: NOTHING_FIRST, ...provided }}>{ui}</ProvideConcerns>, { ...options, router: false });
