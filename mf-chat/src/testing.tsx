import { type Chat, type ConversationPage, getChat, getChats, putChat } from '@amarena/shared/contracts/chat/chats';
import { getIcebreakers } from '@amarena/shared/contracts/chat/icebreakers';
import { aCard, anId, aUser, type FakeApi, fakeApi, renderWith } from '@amarena/shared/testing';
import { ChatsScreen } from './ChatsScreen.tsx';

export const aPage = (change: Partial<ConversationPage> = {}): ConversationPage => ({
  conversation: anId(201),
  profile: aCard(),
  messages: [],
  before: null,
  old_messages_hidden: false,
  sending: { cost: 1, reason: 'credits' },
  ...change,
});

/** A server with these chats and this conversation. */
export const aChatServer = (chats: Chat[], page: ConversationPage = aPage()): FakeApi =>
  fakeApi()
    .answer(getChats, { chats })
    .answer(getChat, page)
    .answer(putChat, undefined)
    .answer(getIcebreakers, { icebreakers: ['Montagna o mare?', 'Dolce o salato?', 'Mattina o notte?'] });

let members = 0;

/** Mounts the chat as the shell does, for a new member each time, so that nothing is stored. */
export async function openChats(api: FakeApi, { address = '/chats', credits = 5 }: { address?: string; credits?: number } = {}) {
  members += 1;
  const user = aUser({ id: anId(900 + members), credits });
  const rendered = await renderWith(<ChatsScreen />, { api, address, session: { status: 'member', user } });
  return { ...rendered, user: user.id };
}

export const CONVERSATION = `/chats/${anId(201)}`;
