import { anId, aPayment, type Story, type StoryGroup } from '@amarena/shared/testing';
import { PaymentList } from './PaymentList.tsx';

export default { title: 'Payment list', components: [PaymentList] } satisfies StoryGroup;

const charged = aPayment({ id: anId(503), charged_back_at: '2026-11-22T09:00:00.000Z' });
const earlier = [
  aPayment({ method: 'paypal', instrument: null }),
  aPayment({ id: anId(502), package: 'p2', credits: 60, total: { amount: 4690, currency: 'EUR' }, state: 'failed', failure: 'funds' }),
  charged,
  aPayment({ id: anId(504), state: 'cancelled' }),
];

export const Earlier: Story = { render: () => <PaymentList payments={earlier} shown={charged} /> };

export const OfThisWeekToo: Story = {
  render: () => {
    const created_at = new Date().toISOString();
    const pending = aPayment({ id: anId(505), state: 'pending', created_at, finished_at: null });
    const left = aPayment({ id: anId(506), state: 'pending', at_bank: false, created_at, finished_at: null });
    return <PaymentList payments={[pending, left, ...earlier]} shown={pending} />;
  },
};
