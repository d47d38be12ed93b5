import type { LiveConnection, openLiveStream } from '@amarena/shared/api';
import type { BusWriter } from '@amarena/shared/bus';
import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import { followConnection } from './connection.ts';

export interface LiveDeps {
  writer: BusWriter;
  open: typeof openLiveStream;
  /** Reads badges and member from the server again. */
  refresh(): void;
  /** Called when any data read before may be stale. */
  resync(): void;
  /** A newer registry is live; this document goes on with its own. */
  registryChanged(generation: number): void;
}

export interface LiveClient {
  /** Opens or closes the stream, depending on whether a member is logged in. `after`: the newest event already known. */
  follow(member: boolean, after?: string | null): void;
  /** True while the stream is open: events tell everything that a refresh would read. */
  isOpen(): boolean;
  stop(): void;
}

/** After this many failed attempts in a row, the page polls for what the stream would have sent. */
const ASKS_FROM = 3;

/** Applies live events to the state on the bus and publishes each of them. */
function applyEvent({ writer, refresh, resync, registryChanged }: LiveDeps, event: LiveEvent): void {
  const badges = writer.bus.badges$.value;
  switch (event.type) {
    case 'message':
      if (!event.message.from_me) writer.set('badges', { ...badges, unread: badges.unread + 1 });
      break;
    case 'read':
      // Only the server knows how many of the unread messages were in this conversation.
      if (event.by_me) refresh();
      break;
    case 'conversation_removed':
    case 'payment':
    case 'account':
    case 'decision':
    case 'verification':
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

/** Follows the live stream while a member is logged in. */
export function createLiveClient(deps: LiveDeps): LiveClient {
  let stream: ReturnType<typeof openLiveStream> | null = null;

  let failures = 0;
  let open = false;
  const connection = followConnection(deps.writer, () => stream !== null);
  const onStream = (state: LiveConnection) => {
    failures = state === 'waiting' ? failures + 1 : 0;
    open = state === 'open';
    connection.streamIs(state);
    if (failures >= ASKS_FROM && navigator.onLine) deps.resync();
  };

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
        onEvent: (event) => applyEvent(deps, event),
        onConnection: onStream,
        onUnknown: deps.resync,
      };
      stream = deps.open(options);
    },
    isOpen: () => open,
    stop() {
      end();
      connection.stop();
    },
  };
}
