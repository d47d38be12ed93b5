import { getChats } from '@amarena/shared/contracts/chat/chats';
import { getPayment, type Payment } from '@amarena/shared/contracts/money/payments';
import { getProfile } from '@amarena/shared/contracts/people/profile';
import { anId, aPayment, aProfile, aUser, fakeApi, type Story, type StoryGroup } from '@amarena/shared/testing';
import { TransactionsScreen } from './TransactionsScreen.tsx';

export default { title: 'Outcome of a payment', components: [TransactionsScreen] } satisfies StoryGroup;

const id = anId(501);
const show = (change: Partial<Payment>): Story => ({
  render: () => <TransactionsScreen />,
  options: () => ({
    api: fakeApi()
      .answer(getPayment, { payment: aPayment({ id, ...change }) })
      .answer(getProfile, { profile: aProfile() })
      .answer(getChats, { chats: [] }),
    address: `/transactions/${id}`,
    session: { status: 'member', user: aUser({ credits: 27 }) },
  }),
});

export const Paid: Story = show({ state: 'completed' });
export const Refused: Story = show({ state: 'failed' });
