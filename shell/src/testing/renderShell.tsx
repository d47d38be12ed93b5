import type { PendingPayment } from '@amarena/shared/contracts/money/payments';
import { decide } from '@amarena/shared/routing';
import { type Rendered, type RenderOptions, renderWith, theShell } from '@amarena/shared/testing';
import { jest } from '@jest/globals';
import type { ReactElement } from 'react';
import type { DialogRequest } from '../chrome/dialogRequest.ts';
import { createOverlays } from '../chrome/overlays.ts';
import { createDismissals } from '../dismissals.ts';
import type { InstallPrompt } from '../install/keepPrompt.ts';
import type { PageState } from '../layouts/pageState.ts';
import { createDeferredModule } from '../loading/deferredModule.ts';
import type { SessionKeeper } from '../member/session.ts';
import type { OverrideParts } from '../overrides/loadOverrides.ts';
import { createPopUpTurns } from '../popUps/turns.ts';
import type { Here } from '../routing/current.ts';
import type { Named } from '../routing/title.ts';
import { createStore } from '../store.ts';
import { type ShellTools, ToolsProvider } from '../tools.ts';

const aSession = (): SessionKeeper => ({
  becameMember: (user) => theShell().set('session', { status: 'member', user }),
  becameVisitor: () => theShell().set('session', { status: 'visitor' }),
  logOut: async () => theShell().set('session', { status: 'visitor' }),
  stop: () => undefined,
});

/** The dependencies of the shell's components, with stores of this test. */
export function aTools(change: Partial<ShellTools> = {}): ShellTools {
  const dialogRequest$ = createStore<DialogRequest | null>(null);
  return {
    here$: createStore<Here>({ path: '/members', decision: decide({ path: '/members', search: '', member: true }) }),
    page$: createStore<PageState>({ status: 'starting', remote: null }),
    dialogRequest$,
    named$: createStore<Named | null>(null),
    popUps: createPopUpTurns(dialogRequest$),
    dismissals: createDismissals({ storage: window.localStorage, now: Date.now }),
    pendingPayment$: createStore<PendingPayment | null>(null),
    installPrompt$: createStore<InstallPrompt | null>(null),
    deferred: createDeferredModule(
      () => import('../deferred/index.ts'),
      (cause) => {
        throw cause;
      },
    ),
    overlays: createOverlays((cause) => {
      throw cause;
    }),
    overrideParts$: createStore<OverrideParts | null>(null),
    session: aSession(),
    slot: document.createElement('div'),
    reloadForChunk: jest.fn<ShellTools['reloadForChunk']>(() => false),
    chooseLanguage: jest.fn<ShellTools['chooseLanguage']>(),
    chooseCountry: jest.fn<ShellTools['chooseCountry']>(),
    hideAtOnce: jest.fn<ShellTools['hideAtOnce']>(),
    ...change,
  };
}

/** Renders a component of the shell as the shell does: without a router, which belongs to the remotes' pages. */
export const renderShell = (ui: ReactElement, tools: ShellTools = aTools(), options: RenderOptions = {}): Promise<Rendered> =>
  renderWith(<ToolsProvider value={tools}>{ui}</ToolsProvider>, { ...options, router: false });
