import { useEffect } from 'react';
import { storedFor } from './stored.ts';

/** The chat that was opened last, and when. */
export interface LastOpened {
  profile: string;
  date: string;
}

/** The last chat that a member opened on this device, to which the list scrolls back. */
export function lastOpened(memberId: string) {
  // A server that renders the list has no device.
  if (typeof window === 'undefined') return { read: () => null, record: () => undefined };
  const stored = storedFor<LastOpened>('last-opened', memberId);
  return {
    read: stored.read,
    record: (profile: string, now: Date): void => stored.write({ profile, date: now.toISOString() }),
  };
}

/** Records the chat with this partner as the last one; null: no chat is open. */
export function useRecordOpened(memberId: string, partnerId: string | null): void {
  useEffect(() => {
    if (partnerId !== null) lastOpened(memberId).record(partnerId, new Date());
  }, [memberId, partnerId]);
}
