import type { Chat } from '@amarena/shared/contracts/chat/chats';
import { aCard, aChat, aMessage, anId, type Story, type StoryGroup } from '@amarena/shared/testing';
import { RESTING } from '../restingServices.ts';
import { ChatLine } from './ChatLine.tsx';
import { Lines, Row } from './list.styles.ts';

export default { title: 'Chat line', components: [ChatLine] } satisfies StoryGroup;

const line = (chat: Chat, { services = RESTING, managed = false } = {}) => (
  <Lines>
    <Row>
      <ChatLine chat={chat} open={false} services={services} onRemove={managed ? () => undefined : null} />
    </Row>
  </Lines>
);

export const Unread: Story = { render: () => line(aChat({ num_unread_messages: 2, last_message: aMessage({ text: 'Ci sei?' }) })) };

export const Fictional: Story = {
  render: () => line(aChat({ profile: aCard({ name: 'Martina', fictional: true, online: false }) })),
};

export const WithDraft: Story = {
  render: () => {
    const services = { ...RESTING, drafts: { ...RESTING.drafts, read: () => 'Domani potrei' } };
    return line(aChat({ profile: aCard({ name: 'Sofia', verified: true, online: false }) }), { services });
  },
};

export const ToRemove: Story = {
  render: () => line(aChat({ last_message: aMessage({ id: anId(302), from_me: true, text: 'A domani' }) }), { managed: true }),
};
