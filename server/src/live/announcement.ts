import type { LiveEvent } from '@amarena/shared/contracts/chat/live';

/** An event for a member's open pages. */
export interface Announcement {
  readonly to: string;
  readonly event: LiveEvent;
}
