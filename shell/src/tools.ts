import type { PendingPayment } from '@amarena/shared/contracts/money/payments';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { createContext, useContext } from 'react';
import type { DialogRequest } from './chrome/dialogRequest.ts';
import type { OverlayHolder } from './chrome/overlays.ts';
import type { DeferredParts } from './deferred/deferredParts.ts';
import type { Dismissals } from './dismissals.ts';
import type { InstallPrompt } from './install/keepPrompt.ts';
import type { PageState } from './layouts/pageState.ts';
import type { DeferredModule } from './loading/deferredModule.ts';
import type { SessionKeeper } from './member/session.ts';
import type { OverrideParts } from './overrides/loadOverrides.ts';
import type { PopUpTurns } from './popUps/turns.ts';
import type { Here } from './routing/current.ts';
import type { Named } from './routing/title.ts';
import type { Store } from './store.ts';

/** What the shell's components use besides the bus: the shell's own state, and its actions. */
export interface ShellTools {
  readonly here$: Store<Here>;
  readonly page$: Store<PageState>;
  /** The open dialog; null: none. */
  readonly dialogRequest$: Store<DialogRequest | null>;
  /** The particular name of a page, and its address; null: only the generic name applies. */
  readonly named$: Store<Named | null>;
  readonly overlays: OverlayHolder;
  /** Banners, pop-ups and footer. */
  readonly deferred: DeferredModule<DeferredParts>;
  /** Shows one pop-up at a time. */
  readonly popUps: PopUpTurns;
  readonly dismissals: Dismissals;
  /** The member's payment that waits for confirmation; null: none. */
  readonly pendingPayment$: Store<PendingPayment | null>;
  /** The browser's install prompt, kept until the person wants it; null: it has none. */
  readonly installPrompt$: Store<InstallPrompt | null>;
  /** The components that show a developer's overrides; null: no overrides, or still loading. */
  readonly overrideParts$: Store<OverrideParts | null>;
  readonly session: SessionKeeper;
  /** The element that contains the remotes' pages. React only inserts it and never renders it. */
  readonly slot: HTMLElement;
  /** Reloads the document after a chunk failed to load. False: the last reload was too recent. */
  reloadForChunk(): boolean;
  chooseLanguage(language: Language): void;
  /** Changes the country of prices, languages and payment methods. */
  chooseCountry(country: Country): void;
  hideAtOnce(): void;
}

const Tools = createContext<ShellTools | null>(null);
export const ToolsProvider = Tools.Provider;

export function useTools(): ShellTools {
  const tools = useContext(Tools);
  if (tools === null) throw new Error('Parts of the shell render inside ToolsProvider.');
  return tools;
}
