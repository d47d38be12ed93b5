import { bus } from '@amarena/shared/bus';
import type { RouteName } from '@amarena/shared/contracts/platform/routes';
import type { Decision } from '@amarena/shared/routing';
import { useCallback, useState } from 'react';
import { deferredCatalogue } from '../deferred/catalogue.ts';
import { ErrorScreen } from '../errors/ErrorScreen.tsx';
import { FailurePanel, type FailurePanelProps } from '../errors/FailurePanel.tsx';
import { loginCatalogue } from '../login/catalogue.ts';
import { useNavigation, usePageLoading } from '../provided.ts';
import { resetCatalogue } from '../reset/catalogue.ts';
import { useStore } from '../store.ts';
import { DeferredScreen } from './DeferredScreen.tsx';

async function loadLogin() {
  const [{ LoginScreen }] = await Promise.all([import('../login/LoginScreen.tsx'), loginCatalogue.ready(bus.language$.value)]);
  return LoginScreen;
}

async function loadCountryScreen() {
  const [{ LangConfigScreen }] = await Promise.all([
    import('../langConfig/LangConfigScreen.tsx'),
    deferredCatalogue.ready(bus.language$.value),
  ]);
  return LangConfigScreen;
}

async function loadAskReset() {
  const [{ AskResetScreen }] = await Promise.all([import('../reset/AskResetScreen.tsx'), resetCatalogue.ready(bus.language$.value)]);
  return AskResetScreen;
}

async function loadNewPassword() {
  const [{ NewPasswordScreen }] = await Promise.all([import('../reset/NewPasswordScreen.tsx'), resetCatalogue.ready(bus.language$.value)]);
  return NewPasswordScreen;
}

async function loadDelivery() {
  const { DeliveryScreen, teamCatalogue } = await import('../team/index.ts');
  await teamCatalogue.ready(bus.language$.value);
  return DeliveryScreen;
}

/** The shell's own screens by route name. Rarely opened ones load on their first visit. */
const OWN_SCREENS: { readonly [Name in RouteName]?: () => React.ReactNode } = {
  login: () => <DeferredScreen load={loadLogin} />,
  'lang-config': () => <DeferredScreen load={loadCountryScreen} />,
  'reset-password': () => <DeferredScreen load={loadAskReset} />,
  delivery: () => <DeferredScreen load={loadDelivery} />,
  'reset-password-do': () => <DeferredScreen load={loadNewPassword} />,
};

/** React leaves the slot's server-rendered HTML alone. Under a Trusted Types policy this value is trusted HTML. */
const AS_IT_CAME = { __html: (globalThis as { trustedTypes?: { readonly emptyHTML: string } }).trustedTypes?.emptyHTML ?? '' };

/** The remotes' pages render into an element of their own. React only inserts it, unless it came with the HTML. */
function PageSlot({ hidden }: { hidden: boolean }) {
  const { slot } = usePageLoading();
  const [came] = useState(() => slot.isConnected);
  const place = useCallback(
    (element: HTMLElement | null) => {
      if (element !== null && slot.parentElement !== element) element.append(slot);
    },
    [slot],
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and makes React leave the server-rendered HTML alone.
  if (came) return <div ref={place} hidden={hidden} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_CAME} />;
  return <div ref={place} hidden={hidden} />;
}

function OwnScreen({ decision }: { decision: Decision }) {
  const { page$, slot } = usePageLoading();
  const page = useStore(page$);
  if (decision.type === 'redirect') return null;
  if (decision.type === 'error') return <ErrorScreen status={decision.status} message={decision.message} />;
  const { owner, name } = decision.route;
  if (owner === 'shell') {
    const Screen = OWN_SCREENS[name];
    return Screen === undefined ? <ErrorScreen status={404} /> : <Screen />;
  }
  if (page.status !== 'failed' || page.remote !== owner) return null;
  const { tried, kind, untilBack, retry } = page;
  const heading = slot.querySelector('h1') === null ? 'h1' : 'h2';
  return <Failed remote={owner} tried={tried} kind={kind} untilBack={untilBack} onRetry={retry} heading={heading} />;
}

/** Without a network nothing is broken: the panel says that the page is not stored on this device. */
function Failed(panel: FailurePanelProps) {
  const deferred = useStore(usePageLoading().deferred.module$);
  const [offline] = useState(() => !navigator.onLine);
  return offline && deferred ? <deferred.OfflinePanel {...panel} /> : <FailurePanel {...panel} />;
}

/** The content between the bars: a screen of the shell, or the slot for a remote's page. */
export function Content() {
  const { here$ } = useNavigation();
  const { decision } = useStore(here$);
  const ofRemote = decision.type === 'page' && decision.route.owner !== 'shell';
  return (
    <>
      <OwnScreen decision={decision} />
      <PageSlot hidden={!ofRemote} />
    </>
  );
}
