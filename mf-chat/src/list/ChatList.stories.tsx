import { type Chat, getChats } from '@amarena/shared/contracts/chat/chats';
import { aCard, aChat, aMessage, anId, aUser, fakeApi, type Story, type StoryGroup } from '@amarena/shared/testing';
import { RESTING } from '../restingServices.ts';
import { ChatList } from './ChatList.tsx';

export default { title: 'Chat list', components: [ChatList] } satisfies StoryGroup;

const CHATS = [
  aChat({ num_unread_messages: 2, last_message: aMessage({ text: 'Ci sei?' }) }),
  aChat({
    conversation: { id: anId(202), updated_at: '2026-11-20T10:00:00.000Z' },
    profile: aCard({ id: anId(2), name: 'Sofia', verified: true, online: false }),
    last_message: aMessage({ id: anId(302), from_me: true, text: 'A domani' }),
  }),
  aChat({
    conversation: { id: anId(203), updated_at: '2026-11-19T10:00:00.000Z' },
    profile: aCard({ id: anId(3), name: 'Martina', fictional: true, online: false }),
  }),
];

const render = () => <ChatList chatKey={null} memberId={aUser().id} services={RESTING} onLeave={() => undefined} />;
const withChats = (chats: Chat[]) => ({
  address: '/chats',
  session: { status: 'member', user: aUser() } as const,
  api: fakeApi().answer(getChats, { chats }),
});

export const Some: Story = { render, options: () => withChats(CHATS) };

export const None: Story = { render, options: () => withChats([]) };

export const Loading: Story = { render, options: () => ({ ...withChats([]), api: fakeApi().handle(getChats, () => 'wait') }) };

export const Failed: Story = { render, options: () => ({ ...withChats([]), api: fakeApi().refuse(getChats, { code: 'internal' }) }) };
