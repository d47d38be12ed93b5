import { getRegions } from '@amarena/shared/contracts/people/regions';
import { aCard, fakeApi, type Story, type StoryGroup } from '@amarena/shared/testing';
import { NameAndAge } from './NameAndAge.tsx';

export default { title: 'Profile header', components: [NameAndAge] } satisfies StoryGroup;

const options = () => ({ api: fakeApi().answer(getRegions, { regions: { IT: [{ key: 'lombardia', name: 'Lombardia' }] } }) });

export const Online: Story = { render: () => <NameAndAge card={aCard()} />, options };

export const VerifiedAndMutual: Story = {
  render: () => <NameAndAge card={aCard({ verified: true, online: false, last_active: 'week' })} mutual />,
  options,
};

export const Fictional: Story = {
  render: () => <NameAndAge card={aCard({ name: 'Martina', fictional: true, online: false, last_active: null, distance: null })} />,
  options,
};

export const LiveAndExclusive: Story = { render: () => <NameAndAge card={aCard({ live: true, exclusive: true })} />, options };
