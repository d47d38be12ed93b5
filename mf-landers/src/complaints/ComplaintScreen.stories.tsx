import { postComplaint } from '@amarena/shared/contracts/moderation/complaints';
import { aUser, fakeApi, type Story, type StoryGroup } from '@amarena/shared/testing';
import { ComplaintScreen } from './ComplaintScreen.tsx';

export default { title: 'Complaint', components: [ComplaintScreen] } satisfies StoryGroup;

const show = (member: boolean): Story => ({
  render: () => <ComplaintScreen />,
  options: () => ({
    api: fakeApi().answer(postComplaint, { number: 1042 }),
    address: '/complaints',
    session: member ? { status: 'member', user: aUser() } : { status: 'visitor' },
  }),
});

export const ToAVisitor: Story = show(false);
export const ToAMember: Story = show(true);
