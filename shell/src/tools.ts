import type { Country } from '@amarena/shared/contracts/countries';
import type { Language } from '@amarena/shared/contracts/languages';
import type { PendingPayment } from '@amarena/shared/contracts/payments';
import { createContext, useContext } from 'react';
import type { Asked } from './chrome/asked.ts';
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

/** What the shell's components reach beside the bus: state of the shell's own, and acts. */
export interface ShellTools {
  readonly here$: Store<Here>;
  readonly page$: Store<PageState>;
  /** The dialog that someone asked for; null: none. */
  readonly asked$: Store<Asked | null>;
  /** What a page is called by its own word, and where; null: by its kind. */
  readonly named$: Store<Named | null>;
  readonly overlays: OverlayHolder;
  /** Banners, pop-ups and footer. */
  readonly deferred: DeferredModule<DeferredParts>;
  /** Lets one pop-up show at a time. */
  readonly popUps: PopUpTurns;
  readonly dismissals: Dismissals;
  /** The member's payment that waits for its confirmation; null: none. */
  readonly pendingPayment$: Store<PendingPayment | null>;
  /** The browser's question whether to install the site, held back until someone wants it; null: it has none. */
  readonly installPrompt$: Store<InstallPrompt | null>;
  /** How a developer's overrides show; null: there are none, or their code is still on its way. */
  readonly overrideParts$: Store<OverrideParts | null>;
  readonly session: SessionKeeper;
  /** Element that the remotes' pages stand in. Never rendered by React, only put in its place. */
  readonly slot: HTMLElement;
  /** Loads the document again for a chunk that did not arrive; false: too soon after the last time. */
  reloadForChunk(): boolean;
  chooseLanguage(language: Language): void;
  /** Prices, languages and payment methods follow this country from now on. */
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
