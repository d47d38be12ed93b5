import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import type { Card } from '@amarena/shared/contracts/people/profile';
import type { Db } from '../../db/schema.ts';
import type { Deps } from './deps.ts';
import type { MessageRow } from './messageRow.ts';
import { messageFor } from './messages.ts';

export interface Announcement {
  readonly to: string;
  readonly event: LiveEvent;
}

/**
 * Tells members, each in the given order, the lower member id first. Telling a member locks their later events: in a
 * fixed order, two members who write to each other cannot deadlock.
 */
export async function announce({ live }: Pick<Deps, 'live'>, trx: Db, announcements: readonly Announcement[]): Promise<void> {
  for (const { to, event } of announcements.toSorted((a, b) => (a.to < b.to ? -1 : a.to > b.to ? 1 : 0))) {
    await live.publish(trx, to, event);
  }
}

/** A new message as `to` sees it; `partner` is the other member's card. */
export const arrival = (to: string, row: MessageRow, partner: Card): Announcement => ({
  to,
  event: { type: 'message', message: messageFor(to, row), profile: partner },
});
