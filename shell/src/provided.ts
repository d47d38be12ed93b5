import type { PendingPayment } from '@amarena/shared/contracts/money/pendingPayment';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import type { PageGuest } from '@amarena/shared/contracts/platform/guests';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { type ComponentType, createContext, useContext } from 'react';
import type { FirstState } from './banners/renderedState.ts';
import type { DialogRequest } from './chrome/dialogRequest.ts';
import type { OverlayHolder } from './chrome/overlays.ts';
import type { DeferredParts } from './deferred/deferredParts.ts';
import type { Dismissals } from './dismissals.ts';
import type { InstallPrompt } from './install/keepPrompt.ts';
import type { PageState } from './layouts/pageState.ts';
import type { DeferredModule } from './loading/deferredModule.ts';
import type { SessionKeeper } from './member/session.ts';
import type { OverrideParts } from './overrides/loadOverrides.ts';
import type { PopUpOrder } from './popUps/popUpOrder.ts';
import type { Here } from './routing/current.ts';
import type { Named } from './routing/pageTitle.ts';
import type { Store } from './store.ts';

/** What the address shows, and its name. */
export interface Navigation {
  readonly here$: Store<Here>;
  /** The particular name of a page, and its address; null: only the generic name applies. */
  readonly named$: Store<Named | null>;
  /** The guest of which this document knows the title; undefined: none. */
  readonly guest?: PageGuest | undefined;
}

/** What loads after the frame: the remote's page and the shell's deferred parts. */
export interface PageLoading {
  readonly page$: Store<PageState>;
  /** The element that contains the remotes' pages. React only inserts it and never renders it. */
  readonly slot: HTMLElement;
  /** Tokens, reset and typography; null: the page came with them from the server. */
  readonly styles: { readonly GlobalStyle: ComponentType } | null;
  /** Banners, pop-ups and footer. */
  readonly deferred: DeferredModule<DeferredParts>;
  /** Reloads the document after a chunk failed to load. False: the last reload was too recent. */
  reloadForChunk(): boolean;
}

/** What opens over the page: the code of menus, dialogs and toasts, and what is open. */
export interface DialogTools {
  readonly overlays: OverlayHolder;
  /** The open dialog; null: none. */
  readonly dialogRequest$: Store<DialogRequest | null>;
  /** Shows one pop-up at a time. */
  readonly popUps: PopUpOrder;
}

/** What banners show besides the state on the bus. */
export interface BannerStores {
  /** The member's payment that waits for confirmation; null: none. */
  readonly pendingPayment$: Store<PendingPayment | null>;
  /** The browser's install prompt, kept until the person wants it; null: it has none. */
  readonly installPrompt$: Store<InstallPrompt | null>;
}

/** What the buttons of the bar do for the whole site. */
export interface SiteActions {
  chooseLanguage(language: Language): void;
  /** Changes the country of prices, languages and payment methods. */
  chooseCountry(country: Country): void;
  hideAtOnce(): void;
}

/** The shell's own state and actions, by concern. */
export interface Provided {
  readonly navigation: Navigation;
  readonly loading: PageLoading;
  readonly dialogs: DialogTools;
  readonly session: SessionKeeper;
  readonly banners: BannerStores;
  /** The components that show a developer's overrides; null: no overrides, or still loading. */
  readonly overrides: Store<OverrideParts | null>;
  readonly actions: SiteActions;
  /** For banners and pop-ups, whose code brings it. */
  readonly dismissals: Dismissals;
  /** By what the server chose the banner of the page. For banners, whose code brings it. */
  readonly firstState: FirstState;
}
/** What the shell provides from its start. */
export type ProvidedFirst = Omit<Provided, 'dismissals' | 'firstState'>;

const Concerns = createContext<Partial<Provided>>({});
/** Provides concerns to the components below: the shell all of them, a test those that its component uses. */
export const ProvideConcerns = Concerns.Provider;

/** All that is provided here, for a part that provides more to its own components. */
export const useProvided = (): Partial<Provided> => useContext(Concerns);

/** A component imports the hook of each concern that it uses, and can reach no other. */
const hookOf =
  <Concern extends keyof Provided>(concern: Concern) =>
  (): Provided[Concern] => {
    const value = useContext(Concerns)[concern];
    if (value === undefined) throw new Error(`Nothing provides "${concern}".`);
    return value;
  };

export const useNavigation = hookOf('navigation');
export const usePageLoading = hookOf('loading');
export const useDialogs = hookOf('dialogs');
export const useSessionKeeper = hookOf('session');
export const useDismissals = hookOf('dismissals');
export const useBannerStores = hookOf('banners');
export const useFirstState = hookOf('firstState');
export const useOverrides = hookOf('overrides');
export const useSiteActions = hookOf('actions');
