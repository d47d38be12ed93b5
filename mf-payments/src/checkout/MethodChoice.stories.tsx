import type { PaymentMethod } from '@amarena/shared/contracts/money/payments';
import type { Story, StoryGroup } from '@amarena/shared/testing';
import { useState } from 'react';
import { MethodChoice } from './MethodChoice.tsx';

export default { title: 'Payment methods', components: [MethodChoice] } satisfies StoryGroup;

function Choosing({ methods }: { methods: readonly [PaymentMethod, ...PaymentMethod[]] }) {
  const [chosen, setChosen] = useState(methods[0]);
  return <MethodChoice methods={methods} chosen={chosen} onChoose={setChosen} />;
}

export const OfOneCountry: Story = { render: () => <Choosing methods={['card', 'paypal', 'directdebit']} /> };

export const OfEachCountry: Story = {
  render: () => <Choosing methods={['paypal', 'card', 'ideal', 'bancontact', 'blik', 'directdebit']} />,
};
