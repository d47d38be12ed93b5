import { useMember } from '@amarena/shared/bus';
import { keepInterrupted } from '@amarena/shared/contracts/interrupted';

/** What a link to a purchase does beside leading there: it keeps the conversation that the member leaves, and closes its dialog. */
export function useLeaveToBuy(onClose: () => void): () => void {
  const member = useMember();
  return () => {
    if (member !== null) keepInterrupted(window.location.pathname, { storage: window.localStorage, memberId: member.id, now: Date.now() });
    onClose();
  };
}
