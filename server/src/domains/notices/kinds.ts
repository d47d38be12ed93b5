import type { NoticeKind, PushKind } from '@amarena/shared/contracts/account/notifications';
import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import { pathTo } from '@amarena/shared/contracts/platform/routes';

/** What there is to tell: how many events, and how many of them come from fictional profiles. */
export interface News {
  readonly count: number;
  readonly fictional: number;
  /** The member who gave the newest like; null if the news is not about likes. */
  readonly newest: string | null;
}

/** Path of the page that shows news of a kind. */
export const NOTICE_PAGES: Readonly<Record<NoticeKind, (news: News) => string>> = {
  messages: () => pathTo('chats'),
  // Opens the pop-up of the newest like.
  likes: ({ newest }) => (newest === null ? pathTo('likes') : `${pathTo('likes')}?like=${newest}`),
  visits: () => pathTo('likes-type', { type: 'visitors' }),
  people: () => pathTo('members'),
};

/** The kind of notice that an event leads to; null if none. */
export function noticeKindOf(event: LiveEvent): PushKind | null {
  if (event.type === 'message') return event.message.from_me ? null : 'messages';
  if (event.type === 'likes_changed') return event.new_likes > 0 ? 'likes' : null;
  return event.type === 'visits_changed' ? 'visits' : null;
}
