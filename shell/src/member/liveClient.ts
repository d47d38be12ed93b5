import { type LiveConnection, openLiveStream } from '@amarena/shared/liveStream';
import { applyLiveEvent, type LiveEffects } from './applyLiveEvent.ts';
import type { FollowedConnection } from './connection.ts';
import { currentMemberId } from './followMember.ts';

export interface LiveDeps extends LiveEffects {
  connection: FollowedConnection;
  /** Opens a stream. Default: one to the site. */
  open?: typeof openLiveStream;
}

export interface LiveClient {
  /** Opens or closes the stream, depending on whether a member is logged in. `after`: the newest event already known. */
  follow(member: boolean, after?: string | null): void;
  /** True while the stream is open: events tell everything that a refresh would read. */
  isOpen(): boolean;
}

/** After this many failed attempts in a row, the page polls for what the stream would have sent. */
const ASKS_FROM = 3;

/** Follows the live stream while a member is logged in. */
export function createLiveClient(deps: LiveDeps): LiveClient {
  let stream: ReturnType<typeof openLiveStream> | null = null;

  let failures = 0;
  let open = false;
  const onStream = (state: LiveConnection) => {
    failures = state === 'waiting' ? failures + 1 : 0;
    open = state === 'open';
    deps.connection.streamIs(state);
    if (failures >= ASKS_FROM && navigator.onLine) deps.resync();
  };

  const end = () => {
    stream?.close();
    stream = null;
  };
  return {
    follow(member, after = null) {
      end();
      const shown = currentMemberId(deps.writer.bus);
      if (!member || shown === null) return;
      const options: Parameters<typeof openLiveStream>[0] = {
        member: shown,
        after,
        onEvent: (event) => applyLiveEvent(deps, event),
        onConnection: onStream,
        onUnknown: deps.resync,
      };
      stream = (deps.open ?? openLiveStream)(options);
    },
    isOpen: () => open,
  };
}
