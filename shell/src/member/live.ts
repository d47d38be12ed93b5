import type { LiveConnection, openLiveStream } from '@amarena/shared/api';
import type { BusWriter, Connection } from '@amarena/shared/bus';
import type { LiveEvent } from '@amarena/shared/contracts/live';

export interface LiveDeps {
  writer: BusWriter;
  open: typeof openLiveStream;
  /** Reads badges and member from the server again. */
  refresh(): void;
  /** Everything that was read before may be wrong. */
  resync(): void;
  /** A newer registry is live; this document goes on with its own. */
  registryChanged(generation: number): void;
}

export interface LiveClient {
  /** Starts or ends the stream, as someone is logged in or not. `after`: the newest event already known. */
  follow(member: boolean, after?: string | null): void;
  stop(): void;
}

/** From so many attempts in a row without a stream on, the page asks for what it would have been told. */
const ASKS_FROM = 3;

const CONNECTION: Readonly<Record<LiveConnection, Connection | null>> = {
  connecting: null,
  open: 'online',
  waiting: 'reconnecting',
  closed: 'online',
};

/** Turns pushes into state on the bus and hands each of them on to whoever listens. */
function hear({ writer, refresh, resync, registryChanged }: LiveDeps, event: LiveEvent): void {
  const badges = writer.bus.badges$.value;
  switch (event.type) {
    case 'message':
      if (!event.message.from_me) writer.set('badges', { ...badges, unread: badges.unread + 1 });
      break;
    case 'read':
      // How many of the unread were in this conversation only the server knows.
      if (event.by_me) refresh();
      break;
    case 'conversation_removed':
    case 'payment':
      refresh();
      break;
    case 'likes_changed':
      writer.set('badges', { ...badges, newLikes: event.new_likes });
      break;
    case 'credits':
      writer.patchUser({ credits: event.credits, paid_user: event.paid_user });
      break;
    case 'registry':
      registryChanged(event.generation);
      break;
    case 'resync':
      resync();
      break;
  }
  writer.publish(event);
}

/** Follows the server's pushes while someone is logged in, and says on the bus how the connection is. */
export function createLiveClient(deps: LiveDeps): LiveClient {
  let stream: ReturnType<typeof openLiveStream> | null = null;

  let failures = 0;
  const connection = (state: Connection) => {
    if (deps.writer.bus.connection$.value !== state) deps.writer.set('connection', state);
  };
  const onStream = (state: LiveConnection) => {
    failures = state === 'waiting' ? failures + 1 : 0;
    const shown = CONNECTION[state];
    // What comes through the stream proves the connection, whatever the browser last said of it.
    if (shown !== null) connection(state === 'open' || navigator.onLine ? shown : 'offline');
    if (failures >= ASKS_FROM && navigator.onLine) deps.resync();
  };
  const onOffline = () => connection('offline');
  const onOnline = () => connection(stream === null ? 'online' : 'reconnecting');
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  // A kept page can start without a network, and then nothing tells of it.
  if (!navigator.onLine) onOffline();

  const end = () => {
    stream?.close();
    stream = null;
  };
  return {
    follow(member, after = null) {
      end();
      if (!member) return;
      const options: Parameters<typeof openLiveStream>[0] = {
        after,
        onEvent: (event) => hear(deps, event),
        onConnection: onStream,
        onUnknown: deps.resync,
      };
      stream = deps.open(options);
    },
    stop() {
      end();
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    },
  };
}
