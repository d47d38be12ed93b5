import type { Decision } from '@amarena/shared/routing';
import { useCallback, useState } from 'react';
import { ErrorScreen } from '../errors/ErrorScreen.tsx';
import { FailurePanel, type FailurePanelProps } from '../errors/FailurePanel.tsx';
import { OWN_SCREENS } from '../ownScreens.tsx';
import { useNavigation, usePageLoading } from '../provided.ts';
import { useStore } from '../store.ts';

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
