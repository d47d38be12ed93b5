import { useMember } from '@amarena/shared/bus';
import { storageFor } from '@amarena/shared/contracts/account/privacy';
import { keepInterrupted } from '@amarena/shared/contracts/platform/interrupted';

/** For links to a purchase: remembers the conversation that the member leaves, and closes the dialog. */
export function useLeaveToBuy(onClose: () => void): () => void {
  const member = useMember();
  return () => {
    const storage = storageFor('comfort', window.localStorage, window);
    if (member !== null) keepInterrupted(window.location.pathname, { storage, memberId: member.id, now: Date.now() });
    onClose();
  };
}
