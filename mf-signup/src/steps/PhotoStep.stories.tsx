import type { OwnPhoto } from '@amarena/shared/contracts/people/photos';
import { anId, anOwnProfile, aUser, type Story, type StoryGroup } from '@amarena/shared/testing';
import { PhotoStep } from './PhotoStep.tsx';

export default { title: 'Photo step', components: [PhotoStep] } satisfies StoryGroup;

const photo = (number: number, change: Partial<OwnPhoto> = {}): OwnPhoto => ({
  locked: false,
  id: anId(number),
  filename: `${number}-640.webp`,
  thumb_filename: `${number}-320.webp`,
  match: `${number}-1200.webp`,
  status: 'active',
  reason: null,
  created_at: '2026-11-20T18:30:00.000Z',
  ...change,
});

const step = (photos: OwnPhoto[], passing = false) => (
  <PhotoStep
    heading="h1"
    user={aUser({ status: 'not_confirmed', profile: anOwnProfile({ photos }) })}
    steps={['photo', 'info', 'about', 'mail']}
    onBack={undefined}
    pass={() => undefined}
    passing={passing}
  />
);

export const Empty: Story = { render: () => step([]) };

export const WithPhotos: Story = {
  render: () => step([photo(101, { status: 'pending' }), photo(102, { status: 'refused', reason: 'no_face' })]),
};

export const Passing: Story = { render: () => step([photo(101)], true) };
