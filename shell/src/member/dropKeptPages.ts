import type { Bus } from '@amarena/shared/bus';
import { currentMemberId, followMember } from './followMember.ts';

/**
 * Makes the browser drop the pages that it keeps for "back" when someone logs in or out. At "back" it shows the last picture
 * of a kept page before anything in it runs, so the guard of such a page hides it too late. A kept page with an open
 * channel is dropped when a message comes: every page opens the channel, and none listens. Returns a function that
 * closes it.
 */
export function dropKeptPages(
  bus: Pick<Bus, 'session$'>,
  channel: Pick<BroadcastChannel, 'postMessage' | 'close'> = new BroadcastChannel('session'),
): () => void {
  const drop = () => channel.postMessage(null);
  const stop = followMember(bus, currentMemberId(bus), { arrived: drop, left: drop });
  return () => {
    stop();
    channel.close();
  };
}
