import { anOwnProfile, aUser, type Story, type StoryGroup } from '@amarena/shared/testing';
import { LanderBar } from './LanderBar.tsx';
import { TopBarBeforeScript } from './TopBarBeforeScript.tsx';

export default { title: 'Bars', components: [TopBarBeforeScript, LanderBar] } satisfies StoryGroup;

export const Visitor: Story = { render: () => <TopBarBeforeScript routeName="members" /> };

export const Member: Story = {
  render: () => <TopBarBeforeScript routeName="likes" />,
  options: () => ({
    session: { status: 'member', user: aUser({ profile: anOwnProfile({ name: 'Marco' }) }) },
    bus: { badges: { unread: 7, newLikes: 3 } },
  }),
};

export const Lander: Story = { render: () => <LanderBar /> };
