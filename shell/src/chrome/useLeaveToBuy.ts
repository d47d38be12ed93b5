import { useMember } from '@amarena/shared/bus';
import { keepInterrupted } from '@amarena/shared/contracts/interrupted';
import { storageFor } from '@amarena/shared/contracts/privacy';

/** What a link to a purchase does beside leading there: it keeps the conversation that the member leaves, and closes its dialog. */
export function useLeaveToBuy(onClose: () => void): () => void {
  const member = useMember();
  return () => {
    const storage = storageFor('comfort', window.localStorage, window);
    if (member !== null) keepInterrupted(window.location.pathname, { storage, memberId: member.id, now: Date.now() });
    onClose();
  };
}
