import { useMember } from '@amarena/shared/bus';
import { useEffect } from 'react';
import { useTools } from '../tools.ts';
import { sharedIn } from './shared.model.ts';

/**
 * Asks what becomes of a photo that another app shared, as long as the address says that there is one: whoever logs in
 * first comes to it by a change of page, with which other dialogs end.
 */
export function SharedPhotoAsked() {
  const { here$, asked$, overlays } = useTools();
  const member = useMember() !== null;
  useEffect(() => {
    if (!member) return;
    const look = () => {
      const outcome = sharedIn(window.location.search);
      if (outcome === null || asked$.get() !== null) return;
      asked$.set({ type: 'shared', outcome });
      void overlays.load();
    };
    look();
    const unsubscribe = [here$.subscribe(look), asked$.subscribe(look)];
    return () => {
      for (const stop of unsubscribe) stop();
    };
  }, [here$, asked$, overlays, member]);
  return null;
}
