import type { LiveEvent } from '@amarena/shared/contracts/live';
import type { NoticeKind, PushKind } from '@amarena/shared/contracts/notifications';
import { pathTo } from '@amarena/shared/contracts/routes';

/** What there is to tell, and how much of it comes from fictional profiles. */
export interface News {
  readonly count: number;
  readonly fictional: number;
  /** Who gave the newest like; null: this is no news of likes. */
  readonly newest: string | null;
}

/** Path of the page that shows news of a kind. */
export const NOTICE_PAGES: Readonly<Record<NoticeKind, (news: News) => string>> = {
  messages: () => pathTo('chats'),
  // The pop-up of the newest like is what the member meets there.
  likes: ({ newest }) => (newest === null ? pathTo('likes') : `${pathTo('likes')}?like=${newest}`),
  visits: () => pathTo('likes-type', { type: 'visitors' }),
  people: () => pathTo('members'),
};

/** What an event on a member's pages is news of; null: of nothing that a notice tells. */
export function noticeKindOf(event: LiveEvent): PushKind | null {
  if (event.type === 'message') return event.message.from_me ? null : 'messages';
  if (event.type === 'likes_changed') return event.new_likes > 0 ? 'likes' : null;
  return event.type === 'visits_changed' ? 'visits' : null;
}
