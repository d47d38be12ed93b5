import type { BusWriter, Connection } from '@amarena/shared/bus';
import type { LiveConnection } from '@amarena/shared/liveStream';

/** What each state of the live stream says about the connection; null: nothing. */
const OF_STREAM: Readonly<Record<LiveConnection, Connection | null>> = {
  connecting: null,
  open: 'online',
  waiting: 'reconnecting',
  closed: 'online',
};

export interface FollowedConnection {
  /** Call it when the live stream changes its state. */
  streamIs(state: LiveConnection): void;
  stop(): void;
}

/**
 * Publishes the state of the connection on the bus: as the browser reports it and as the live stream shows it.
 * `hasStream`: whether there is a stream, which connects by itself once the network is back.
 */
export function followConnection(writer: BusWriter, hasStream: () => boolean): FollowedConnection {
  const publish = (state: Connection) => {
    if (writer.bus.connection$.value !== state) writer.set('connection', state);
  };
  const onOffline = () => publish('offline');
  const onOnline = () => publish(hasStream() ? 'reconnecting' : 'online');
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  // A cached page can start offline, in which case no event fires.
  if (!navigator.onLine) onOffline();
  return {
    streamIs(state) {
      const shown = OF_STREAM[state];
      // Data from the stream proves the connection, whatever the browser last reported.
      if (shown !== null) publish(state === 'open' || navigator.onLine ? shown : 'offline');
    },
    stop() {
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    },
  };
}
