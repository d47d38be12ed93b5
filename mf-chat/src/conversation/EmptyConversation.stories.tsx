import { getIcebreakers } from '@amarena/shared/contracts/chat/icebreakers';
import { aCard, fakeApi, type Story, type StoryGroup } from '@amarena/shared/testing';
import { EmptyConversation } from './EmptyConversation.tsx';

export default { title: 'EmptyConversation', components: [EmptyConversation] } satisfies StoryGroup;

const render = () => <EmptyConversation profile={aCard()} onPick={() => undefined} />;

export const Offered: Story = {
  render,
  options: () => ({
    api: fakeApi().answer(getIcebreakers, { icebreakers: ['Montagna o mare?', 'Dolce o salato?', 'Mattina o notte?'] }),
  }),
};

export const Loading: Story = { render, options: () => ({ api: fakeApi().handle(getIcebreakers, () => 'wait') }) };

export const Failed: Story = { render, options: () => ({ api: fakeApi().refuse(getIcebreakers, { code: 'internal' }) }) };
