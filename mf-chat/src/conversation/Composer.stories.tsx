import type { ConversationPage } from '@amarena/shared/contracts/chat/chats';
import { anId, aSettings, aUser, type Story, type StoryGroup } from '@amarena/shared/testing';
import { useRef } from 'react';
import { RESTING } from '../restingServices.ts';
import { Composer } from './Composer.tsx';
import { Extras } from './Extras.tsx';

export default { title: 'Composer', components: [Composer, Extras] } satisfies StoryGroup;

function Writing({ text = '', sending = { cost: 1, reason: 'credits' } }: { text?: string; sending?: ConversationPage['sending'] }) {
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <Composer
      partnerId={anId(1)}
      sending={sending}
      drafts={{ ...RESTING.drafts, read: () => text }}
      box={box}
      onWrite={() => undefined}
      extras={<Extras photo={{ allowed: () => true, choose: () => undefined }} onGift={() => undefined} onIcebreakers={() => undefined} />}
      onSend={() => undefined}
    />
  );
}

const asMember = () => ({ session: { status: 'member', user: aUser() } }) as const;

export const Empty: Story = { render: () => <Writing />, options: asMember };

export const FirstMessageFree: Story = {
  render: () => <Writing text="Ciao Giulia!" sending={{ cost: 0, reason: 'free_first_message' }} />,
  options: asMember,
};

export const TooLong: Story = {
  render: () => <Writing text="Ti racconto tutto dall’inizio." />,
  options: () => ({ ...asMember(), settings: aSettings({ message_length: 20 }) }),
};

export const UnconfirmedAndOffline: Story = {
  render: () => <Writing />,
  options: () => ({ session: { status: 'member', user: aUser({ status: 'not_confirmed' }) }, bus: { connection: 'offline' } }),
};
