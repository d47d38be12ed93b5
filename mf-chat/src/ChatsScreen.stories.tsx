import type { Chat } from '@amarena/shared/contracts/chat/chats';
import { getChats } from '@amarena/shared/contracts/chat/chats';
import { aCard, aChat, aMessage, anId, aUser, type FakeApi, fakeApi, type Story, type StoryGroup } from '@amarena/shared/testing';
import { ChatsScreen } from './ChatsScreen.tsx';
import { aChatServer, aPage, CONVERSATION } from './testing.tsx';

export default { title: 'Chats', components: [ChatsScreen] } satisfies StoryGroup;

const AT = '2026-01-20T10:00:00.000Z';
const giulia = aChat({ num_unread_messages: 2, last_message: aMessage({ text: 'Ci sei?', sent_at: AT }) });
const elena = aChat({
  conversation: { id: anId(203), updated_at: AT },
  profile: aCard({ id: anId(3), name: 'Elena', fictional: true, online: false }),
  last_message: aMessage({ id: anId(9), from_me: true, text: 'A domani', sent_at: AT }),
});

const show = (name: number, api: FakeApi, address = '/chats'): Story => ({
  render: () => <ChatsScreen />,
  options: () => ({ api, address, session: { status: 'member', user: aUser({ id: anId(950 + name), credits: 5 }) } }),
});
const chats: Chat[] = [giulia, elena];

export const List: Story = show(1, aChatServer(chats));
export const Empty: Story = show(2, aChatServer([]));
export const Failed: Story = show(3, fakeApi().refuse(getChats, { code: 'internal' }, 500));
export const Conversation: Story = show(
  4,
  aChatServer(
    chats,
    aPage({
      messages: [
        aMessage({ id: anId(301), sequence: 1, read_at: AT, text: 'Com’è andata la gita?', sent_at: AT }),
        aMessage({
          id: anId(302),
          client_id: anId(402),
          sequence: 2,
          from_me: true,
          text: 'Bene! Pioveva, ma il rifugio era aperto.',
          sent_at: AT,
        }),
      ],
    }),
  ),
  CONVERSATION,
);
export const FictionalPartner: Story = show(
  5,
  aChatServer(chats, aPage({ conversation: anId(203), profile: elena.profile })),
  `/chats/${anId(203)}`,
);
