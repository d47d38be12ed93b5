import { aMainImage, anOwnProfile, aUser, type Story, type StoryGroup } from '@amarena/shared/testing';
import { InShell } from '../testing/storyConcerns.tsx';
import { TopBar } from './TopBar.tsx';
import { TopBarBeforeScript } from './TopBarBeforeScript.tsx';

export default { title: 'Top bar', components: [TopBar, TopBarBeforeScript] } satisfies StoryGroup;

const asMember = () => ({
  session: { status: 'member', user: aUser({ profile: anOwnProfile({ main_image: aMainImage() }) }) } as const,
  bus: { badges: { unread: 7, newLikes: 3 } },
});

export const OfVisitor: Story = {
  render: () => (
    <InShell>
      <TopBar routeName="index" />
    </InShell>
  ),
};

export const OfMember: Story = {
  render: () => (
    <InShell>
      <TopBar routeName="members" />
    </InShell>
  ),
  options: asMember,
};

export const BeforeScriptsOfVisitor: Story = { render: () => <TopBarBeforeScript routeName="index" /> };

export const BeforeScriptsOfMember: Story = { render: () => <TopBarBeforeScript routeName="members" />, options: asMember };
