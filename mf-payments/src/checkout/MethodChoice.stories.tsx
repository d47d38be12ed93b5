import type { PaymentMethod } from '@amarena/shared/contracts/money/paymentMethods';
import type { Story, StoryGroup } from '@amarena/shared/testing';
import { MethodChoice } from './MethodChoice.tsx';

export default { title: 'Payment methods', components: [MethodChoice] } satisfies StoryGroup;

const choice = (methods: readonly [PaymentMethod, ...PaymentMethod[]]) => (
  <MethodChoice packageId="p1" methods={methods} chosen={methods[0]} />
);

export const OfOneCountry: Story = { render: () => choice(['card', 'paypal', 'directdebit']) };

export const OfEachCountry: Story = {
  render: () => choice(['paypal', 'card', 'ideal', 'bancontact', 'blik', 'directdebit']),
};
