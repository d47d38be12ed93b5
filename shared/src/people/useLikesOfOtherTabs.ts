import { memberHere } from '@amarena/shared/bus';
import { invalidate, type QueryClient } from '@amarena/shared/query';
import { useEffect } from 'react';
import { getLikeList, getLikes } from '../contracts/people/likes.ts';
import { patchMember } from './cachedMembers.ts';
import { type FromTab, otherTabs } from './otherTabs.ts';

/** Shows likes that the member gives or removes in another tab. */
export function useLikesOfOtherTabs(client: QueryClient): void {
  useEffect(() => {
    const show = ({ data: { id, member, ...change } }: MessageEvent<FromTab>) => {
      if (member !== memberHere()) return;
      patchMember(client, id, change);
      void invalidate(client, [getLikes, getLikeList]);
    };
    const heard = otherTabs();
    heard.addEventListener('message', show);
    return () => heard.removeEventListener('message', show);
  }, [client]);
}
