import { useEffect, useState } from 'react';
import { bus } from './bus.ts';
import type { Connection } from './busState.ts';
import { useStream } from './useStream.ts';

/** Milliseconds for which a broken stream is not reported: most recover sooner. */
const PATIENCE = 10_000;

/** The connection to show to a person: a break of the live channel counts only after ten seconds. */
export function useLastingConnection(): Connection {
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
