import { aUser, type Story, type StoryGroup } from '@amarena/shared/testing';
import { ComplaintForm } from './ComplaintForm.tsx';
import type { Sending } from './useComplaint.ts';

export default { title: 'Complaint form', components: [ComplaintForm] } satisfies StoryGroup;

const form = (sending: Sending) => <ComplaintForm sending={sending} onSend={() => undefined} />;

export const OfVisitor: Story = { render: () => form({ status: 'open' }) };

export const OfMember: Story = {
  render: () => form({ status: 'open' }),
  options: () => ({ session: { status: 'member', user: aUser() } }),
};

export const Busy: Story = { render: () => form({ status: 'busy' }) };

export const Refused: Story = {
  render: () => form({ status: 'refused', error: { code: 'validation_failed', fields: { email: 'email_invalid' } } }),
};
