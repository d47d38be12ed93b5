import { getTransactions } from '@amarena/shared/contracts/money/payments';
import { getCompanyInfo } from '@amarena/shared/contracts/platform/companyInfo';
import { aCompanyInfo, anId, aPayment, aUser, fakeApi, type Story, type StoryGroup } from '@amarena/shared/testing';
import { AllPayments } from './AllPayments.tsx';

export default { title: 'Payments page', components: [AllPayments] } satisfies StoryGroup;

const render = () => <AllPayments id={null} />;
const around = (api = fakeApi()) => ({
  address: '/transactions',
  session: { status: 'member', user: aUser({ credits: 27 }) } as const,
  api: api.answer(getCompanyInfo, aCompanyInfo()),
});

export const Some: Story = {
  render,
  options: () =>
    around(fakeApi().answer(getTransactions, { payments: [aPayment(), aPayment({ id: anId(502), state: 'failed', failure: 'funds' })] })),
};

export const None: Story = { render, options: () => around(fakeApi().answer(getTransactions, { payments: [] })) };

export const Loading: Story = { render, options: () => around(fakeApi().handle(getTransactions, () => 'wait')) };

export const Failed: Story = { render, options: () => around(fakeApi().refuse(getTransactions, { code: 'internal' })) };
