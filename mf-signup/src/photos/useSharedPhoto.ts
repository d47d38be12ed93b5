import { dropSharedPhoto, sharedPhotoFor } from '@amarena/shared/sharedPhoto';
import { useEffect, useEffectEvent } from 'react';
import type { Picking } from './usePicking.ts';

/** Takes a photo shared from another app that the member wants to add to their own. */
export function useSharedPhoto(member: string, { take }: Pick<Picking, 'take'>): void {
  const onShared = useEffectEvent((file: File) => {
    take([file]);
    void dropSharedPhoto({ caches: window.caches, now: Date.now() });
  });
  useEffect(() => {
    // The Cache API exists only in secure contexts.
    if (!('caches' in window)) return;
    let left = false;
    void sharedPhotoFor('profile', member, { caches: window.caches, now: Date.now() }).then((file) => {
      if (file !== null && !left) onShared(file);
    });
    return () => {
      left = true;
    };
  }, [member]);
}
