import { invalidate, type QueryClient } from '@amarena/shared/query';
import { useEffect } from 'react';
import { getLikeList, getLikes } from '../contracts/people/likes.ts';
import { patchMember } from './cachedMembers.ts';

/** A like that was given or removed, as the member's other tabs should show it. */
interface LikeNews {
  id: string;
  liked: boolean;
  mutual: boolean;
}

/** One object to send and to listen: a channel never hears itself. */
let channel: BroadcastChannel | undefined;
const opened = (): BroadcastChannel => {
  channel ??= new BroadcastChannel('amarena.likes');
  return channel;
};

/** Tells the member's other tabs in this browser. The server reports a like only to the one who received it. */
export const tellOtherTabs = (news: LikeNews): void => opened().postMessage(news);

/** Shows likes that the member gives or removes in another tab. */
export function useLikesOfOtherTabs(client: QueryClient): void {
  useEffect(() => {
    const show = ({ data: { id, ...change } }: MessageEvent<LikeNews>) => {
      patchMember(client, id, change);
      void invalidate(client, [getLikes, getLikeList]);
    };
    const heard = opened();
    heard.addEventListener('message', show);
    return () => heard.removeEventListener('message', show);
  }, [client]);
}
