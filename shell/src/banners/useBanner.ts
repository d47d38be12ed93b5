import { bus, useLastingConnection, useMember, useSettings, useStream } from '@amarena/shared/bus';
import { timeBonusOf } from '@amarena/shared/contracts/money/timeBonus';
import { renderedNow, serverNow } from '@amarena/shared/i18n';
import { queryClient, useIsFetching } from '@amarena/shared/query';
import { useRenderedFirst } from '@amarena/shared/ui-first';
import { useEffect, useState } from 'react';
import { installWay } from '../install/installWay.ts';
import { useBannerStores, useDismissals, useFirstState, useNavigation } from '../provided.ts';
import { useStore } from '../store.ts';
import { type BannerName, type BannerState, bannerShown, waitingOffers } from './bannerRules.ts';
import { renderedState } from './renderedState.ts';

/** Milliseconds after which a page that waits without a message looks broken. */
const LONG = 8_000;

const yes = () => true;
const no = () => false;

/** True if a query without any data has been loading for a long time. */
function useSlow(): boolean {
  const waiting = useIsFetching({ predicate: ({ state }) => state.status === 'pending' }, queryClient) > 0;
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), LONG);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return waiting && slow;
}

/** What decides now. */
function useLiveState(route: BannerState['route'], offeredOnArrival: readonly BannerName[]): Omit<BannerState, 'install'> {
  const dismissals = useDismissals();
  const user = useMember();
  useStore(dismissals.changes$);
  return {
    connection: useLastingConnection(),
    slow: useSlow(),
    pendingPayment: useStore(useBannerStores().pendingPayment$),
    user,
    timeBonus: timeBonusOf(user, useStream(bus.offer$), serverNow()),
    push: useStream(bus.push$),
    pushOffered: useSettings().push_public_key !== null,
    route,
    offeredOnArrival,
    isDismissed: (name) => dismissals.isDismissed(name, user?.id),
  };
}

export interface ShownBanner {
  readonly name: BannerName | null;
  /** The state that decided it. */
  readonly state: BannerState;
  /** True on the server, and while React takes over what it rendered. */
  readonly takingOver: boolean;
}

/** The banner to show now. */
export function useBanner(): ShownBanner {
  const takingOver = useRenderedFirst(yes, no);
  const { path, decision } = useStore(useNavigation().here$);
  const route = decision.type === 'page' ? decision.route : null;
  const [arrival, setArrival] = useState<{ path: string; offers: readonly BannerName[] }>({ path, offers: [] });
  const first = useFirstState();
  const prompt = useStore(useBannerStores().installPrompt$);
  const live = useLiveState(route, arrival.offers);
  const state = takingOver ? renderedState(first, renderedNow()) : { ...live, install: installWay(prompt, window) };
  if (arrival.path !== path) setArrival({ path, offers: waitingOffers(state) });
  return { name: bannerShown(state), state, takingOver };
}
