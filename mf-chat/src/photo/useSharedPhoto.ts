import { useMember } from '@amarena/shared/bus';
import { dropSharedPhoto, sharedPhotoFor } from '@amarena/shared/sharedPhoto';
import { useEffect, useEffectEvent } from 'react';
import type { ChosenPhoto } from './useChosenPhoto.ts';

/** Puts a photo shared from another app into the next opened conversation, if photos can be sent there. */
export function useSharedPhoto(partner: string, open: boolean, { allowed, choose }: Pick<ChosenPhoto, 'allowed' | 'choose'>): void {
  const member = useMember()?.id ?? null;
  const take = useEffectEvent((file: File) => {
    if (!allowed()) return;
    choose(file);
    void dropSharedPhoto({ caches: window.caches, now: Date.now() });
  });
  useEffect(() => {
    // The Cache API exists only in secure contexts.
    if (!open || member === null || !('caches' in window)) return;
    let shown: string | null = partner;
    void sharedPhotoFor('chat', member, { caches: window.caches, now: Date.now() }).then((file) => {
      if (file !== null && shown === partner) take(file);
    });
    return () => {
      shown = null;
    };
  }, [partner, open, member]);
}
