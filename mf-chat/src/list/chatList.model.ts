import type { Chat } from '@amarena/shared/contracts/chat/chats';
import type { ChatTranslate } from '../catalogue.ts';
import { messageSummary } from '../messageSummary.ts';

export const FILTERS = ['all', 'unread', 'online'] as const;
export type Filter = (typeof FILTERS)[number];

const KEEPS: Record<Filter, (chat: Chat) => boolean> = {
  all: () => true,
  unread: (chat) => chat.num_unread_messages > 0,
  online: (chat) => chat.profile.online,
};

/** The lines that match a filter. The open conversation stays: it must not disappear while it is being read. */
export const filterChats = (chats: readonly Chat[], filter: Filter, openConversation: string | null): Chat[] =>
  chats.filter((chat) => chat.conversation.id === openConversation || KEEPS[filter](chat));

/** Without case and accents, so that "perche" finds "Perché" and "Zoe" finds "Zoë". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Conversations whose partner's name or last message, as shown, contains every word of the search. */
export function searchChats(chats: readonly Chat[], search: string, lastLine: (chat: Chat) => string): Chat[] {
  const words = plain(search).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [...chats];
  return chats.filter((chat) => {
    const text = plain(`${chat.profile.name} ${lastLine(chat)}`);
    return words.every((word) => text.includes(word));
  });
}

/** The text of a line below the name: an unfinished message comes before the last one sent. */
export function lineText(t: ChatTranslate, chat: Chat, unfinished: { draft: string; failed: string | null }): string {
  if (unfinished.failed !== null) return t('list.failed', { text: unfinished.failed });
  if (unfinished.draft !== '') return t('list.draft', { text: unfinished.draft });
  return chat.last_message === null ? t('list.hidden') : messageSummary(t, chat.last_message);
}
