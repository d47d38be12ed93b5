import { getProfile, getRelated, type Profile } from '@amarena/shared/contracts/people/profile';
import { getRegions } from '@amarena/shared/contracts/people/regions';
import { postVisit } from '@amarena/shared/contracts/people/visits';
import { aCard, anId, aProfile, aUser, fakeApi, type Story, type StoryGroup } from '@amarena/shared/testing';
import { ProfileScreen } from './ProfileScreen.tsx';

export default { title: 'Profile', components: [ProfileScreen] } satisfies StoryGroup;

const show = (change: Partial<Profile>, member = true): Story => ({
  render: () => <ProfileScreen />,
  options: () => ({
    api: fakeApi()
      .answer(getProfile, { profile: aProfile(change) })
      .answer(postVisit, undefined)
      .answer(getRelated, { profiles: [aCard({ id: anId(2), name: 'Martina', fictional: true })] })
      .answer(getRegions, { regions: { IT: [{ key: 'lombardia', name: 'Lombardia' }] } }),
    address: `/members/${anId(1)}`,
    session: member ? { status: 'member', user: aUser() } : { status: 'visitor' },
  }),
});

export const Member: Story = show({ verified: true, about_me: 'Leggo molto, cammino ancora di più.' });
export const Fictional: Story = show({ name: 'Elena', fictional: true });
export const ToAVisitor: Story = show({}, false);
