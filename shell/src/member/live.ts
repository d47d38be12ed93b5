import { createDeferredModule } from '../loading/deferredModule.ts';
import type { LiveClient, LiveDeps } from './liveClient.ts';

export interface Live extends LiveClient {
  /** True once there is a stream, which connects by itself when the network is back. */
  hasStream(): boolean;
  /** Loads the code, and opens the stream if a member is logged in. */
  begin(): void;
}

/**
 * Follows the live stream once its code has arrived, which is after the first screen: the stream begins with what came
 * after `after`, so nothing is missed. `load`: loads the code.
 */
export function createLive(deps: LiveDeps, load = () => import('./liveClient.ts')): Live {
  const code = createDeferredModule(load, (cause) => console.warn('What follows live events did not arrive', cause));
  let begun = false;
  let wanted: { member: boolean; after: string | null } = { member: false, after: null };
  let client: LiveClient | null = null;
  const follow = () => {
    const arrived = code.module$.get();
    if (arrived === null) {
      if (!wanted.member) deps.connection.streamIs('closed');
      else if (begun) void code.load();
      return;
    }
    client ??= arrived.createLiveClient(deps);
    client.follow(wanted.member, wanted.after);
  };
  code.module$.subscribe(follow);
  return {
    follow(member, after = null) {
      wanted = { member, after };
      follow();
    },
    isOpen: () => client?.isOpen() ?? false,
    hasStream: () => client !== null && wanted.member,
    begin() {
      if (begun) return;
      begun = true;
      follow();
    },
  };
}
