import { storedFor } from './stored.ts';

/** Which chat was opened last, and when. */
export interface LastOpened {
  profile: string;
  date: string;
}

/** The last chat that a member opened on this device; the list comes back to it. */
export function lastOpened(memberId: string) {
  const stored = storedFor<LastOpened>('last-opened', memberId);
  return {
    read: stored.read,
    record: (profile: string, now: Date): void => stored.write({ profile, date: now.toISOString() }),
  };
}
