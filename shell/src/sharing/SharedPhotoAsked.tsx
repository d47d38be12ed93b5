import { useMember } from '@amarena/shared/bus';
import { useEffect } from 'react';
import { useDialogs, useNavigation } from '../provided.ts';
import { sharedIn } from './sharedPhotoAddress.model.ts';

/**
 * Asks what to do with a photo shared from another app, while the address says that there is one. The address, unlike
 * an open dialog, survives the change of page when a person has to log in first.
 */
export function SharedPhotoAsked() {
  const { here$ } = useNavigation();
  const { dialogRequest$, overlays } = useDialogs();
  const member = useMember() !== null;
  useEffect(() => {
    if (!member) return;
    const look = () => {
      const outcome = sharedIn(window.location.search);
      if (outcome === null || dialogRequest$.get() !== null) return;
      dialogRequest$.set({ type: 'shared', outcome });
      void overlays.load();
    };
    look();
    const unsubscribe = [here$.subscribe(look), dialogRequest$.subscribe(look)];
    return () => {
      for (const stop of unsubscribe) stop();
    };
  }, [here$, dialogRequest$, overlays, member]);
  return null;
}
