import { useMember } from '@amarena/shared/bus';
import { keepInterrupted } from '@amarena/shared/contracts/interrupted';
import { storageFor } from '@amarena/shared/contracts/privacy';

/** For links to a purchase: remembers the conversation that the member leaves, and closes the dialog. */
export function useLeaveToBuy(onClose: () => void): () => void {
  const member = useMember();
  return () => {
    const storage = storageFor('comfort', window.localStorage, window);
    if (member !== null) keepInterrupted(window.location.pathname, { storage, memberId: member.id, now: Date.now() });
    onClose();
  };
}
