import { bus, useLastingConnection, useMember, useSettings, useStream } from '@amarena/shared/bus';
import { timeBonusOf } from '@amarena/shared/contracts/money/timeBonus';
import { serverNow } from '@amarena/shared/i18n';
import { queryClient, useIsFetching } from '@amarena/shared/query';
import { useEffect, useState } from 'react';
import { installWay } from '../install/installWay.ts';
import { useBannerStores, useDismissals, useNavigation } from '../provided.ts';
import { useStore } from '../store.ts';
import { type BannerName, type BannerState, bannerShown, waitingOffers } from './bannerRules.ts';

/** Milliseconds after which a page that waits without a message looks broken. */
const LONG = 8_000;

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

/** The banner to show now, and the state that decided it. */
export function useBanner(): { name: BannerName | null; state: BannerState } {
  const { here$ } = useNavigation();
  const { pendingPayment$, installPrompt$ } = useBannerStores();
  const dismissals = useDismissals();
  useStore(dismissals.changes$);
  const { path, decision } = useStore(here$);
  const [arrival, setArrival] = useState<{ path: string; offers: readonly BannerName[] }>({ path, offers: [] });
  const user = useMember();
  const state: BannerState = {
    connection: useLastingConnection(),
    slow: useSlow(),
    pendingPayment: useStore(pendingPayment$),
    user,
    timeBonus: timeBonusOf(user, useStream(bus.offer$), serverNow()),
    push: useStream(bus.push$),
    install: installWay(useStore(installPrompt$), window),
    pushOffered: useSettings().push_public_key !== null,
    route: decision.type === 'page' ? decision.route : null,
    offeredOnArrival: arrival.offers,
    isDismissed: (name) => dismissals.isDismissed(name, user?.id),
  };
  if (arrival.path !== path) setArrival({ path, offers: waitingOffers(state) });
  return { name: bannerShown(state), state };
}
