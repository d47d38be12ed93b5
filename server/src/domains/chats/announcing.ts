import type { Card } from '@amarena/shared/contracts/people/profile';
import type { Announcement } from '../../live/announcement.ts';
import type { MessageRow } from './messageRow.ts';
import { messageFor } from './messages.ts';

/** A new message as `to` sees it; `partner` is the other member's card. */
export const arrival = (to: string, row: MessageRow, partner: Card): Announcement => ({
  to,
  event: { type: 'message', message: messageFor(to, row), profile: partner },
});
