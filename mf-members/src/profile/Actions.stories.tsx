import { aProfile, aUser, fakeApi, type Story, type StoryGroup } from '@amarena/shared/testing';
import { Actions } from './Actions.tsx';

export default { title: 'Profile actions', components: [Actions] } satisfies StoryGroup;

const asMember = () => ({ session: { status: 'member', user: aUser() }, api: fakeApi() }) as const;

export const OfVisitor: Story = { render: () => <Actions profile={aProfile()} /> };

export const Liked: Story = { render: () => <Actions profile={aProfile({ liked: true })} />, options: asMember };

export const Blocked: Story = { render: () => <Actions profile={aProfile({ blocked: true })} />, options: asMember };

export const Unconfirmed: Story = {
  render: () => <Actions profile={aProfile()} />,
  options: () => ({ session: { status: 'member', user: aUser({ status: 'not_confirmed' }) } }),
};
