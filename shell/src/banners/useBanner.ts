import { bus, type Connection, useMember, useSettings, useStream } from '@amarena/shared/bus';
import { timeBonusOf } from '@amarena/shared/contracts/timeBonus';
import { useEffect, useState } from 'react';
import { useStore } from '../store.ts';
import { useTools } from '../tools.ts';
import { type BannerName, type BannerState, bannerShown } from './banners.model.ts';

/** Milliseconds for which a broken stream is not worth a word: most breaks heal sooner. */
const PATIENCE = 10_000;

/** The connection, with a break only once it has lasted. */
function useLastingConnection(): Connection {
  const connection = useStream(bus.connection$);
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (connection !== 'reconnecting') return;
    const timer = setTimeout(() => setLasting(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [connection]);
  return connection === 'reconnecting' && !lasting ? 'online' : connection;
}

/** The banner of this moment, and what it decided by. */
export function useBanner(): { name: BannerName | null; state: BannerState } {
  const { here$, pendingPayment$, dismissals } = useTools();
  useStore(dismissals.changes$);
  const { decision } = useStore(here$);
  const user = useMember();
  const state: BannerState = {
    connection: useLastingConnection(),
    pendingPayment: useStore(pendingPayment$),
    user,
    timeBonus: timeBonusOf(user, useStream(bus.offer$), Date.now()),
    push: useStream(bus.push$),
    pushOffered: useSettings().push_public_key !== null,
    route: decision.type === 'page' ? decision.route : null,
    isDismissed: (name) => dismissals.isDismissed(name, user?.id),
  };
  return { name: bannerShown(state), state };
}
