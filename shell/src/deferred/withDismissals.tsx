import { type Dismissed, dismissedIn, dismissedValue } from '@amarena/shared/contracts/platform/dismissed';
import type { Boot } from '@amarena/shared/federation/boot';
import { DISMISSED_ELEMENT } from '@amarena/shared/federation/render';
import { serverNow } from '@amarena/shared/i18n';
import type { ReactNode } from 'react';
import { Banners } from '../banners/Banners.tsx';
import type { FirstState } from '../banners/renderedState.ts';
import { createDismissals } from '../dismissals.ts';
import { PopUps } from '../popUps/PopUps.tsx';
import { ProvideConcerns, useProvided } from '../provided.ts';
import type { DeferredParts } from './deferredParts.ts';
import type { DeferredDeps } from './startDeferred.ts';

/** With what the page began. */
interface Beginning {
  readonly boot: Pick<Boot, 'user' | 'offer' | 'pending_payment'>;
  readonly began: DeferredDeps['began'];
}

/** What the document says was dismissed when it was made: the cookie may have changed since, but serves where that was cut off. */
function dismissedFirst(memberId: string): Dismissed {
  try {
    return JSON.parse(document.getElementById(DISMISSED_ELEMENT)?.textContent ?? '');
  } catch {
    return dismissedIn(dismissedValue(document.cookie) ?? '', memberId);
  }
}

/** The parts that may be dismissed, with what was dismissed in this browser: now, and for the server's HTML. */
export function withDismissals({ boot, began: { decision } }: Beginning): Pick<DeferredParts, 'Banners' | 'PopUps'> {
  const route = decision.type === 'page' ? decision.route : null;
  const firstState: FirstState = { ...boot, route, dismissed: dismissedFirst(boot.user?.id ?? '') };
  const dismissals = createDismissals({ storage: window.localStorage, page: document, now: serverNow });
  const within = (Part: () => ReactNode) =>
    function WithDismissals() {
      return (
        <ProvideConcerns value={{ ...useProvided(), dismissals, firstState }}>
          <Part />
        </ProvideConcerns>
      );
    };
  return { Banners: within(Banners), PopUps: within(PopUps) };
}
