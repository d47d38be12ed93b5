import { useCommonT } from '../../i18n/index.ts';
import { aCard, anId } from '../../testing/builders.ts';
import type { Story, StoryGroup } from '../../testing/story.ts';
import { MemberCard, type MemberCardWords, MemberGrid, MemberGridPlace, MemberGridSkeleton } from './index.ts';

export default {
  title: 'Member card',
  components: [MemberCard, MemberGrid, MemberGridPlace, MemberGridSkeleton],
} satisfies StoryGroup;

function useLabels(): MemberCardWords {
  const t = useCommonT();
  return {
    fictional: t('fictional.singular'),
    isNew: t('member.new'),
    verified: t('member.verified'),
    online: t('presence.online'),
    nameAge: ({ name, age }) => t('member.name_age', { name, age }),
    place: ({ city }) => city,
    photos: (count) => t('photos', { count }),
    like: ({ name }) => t('action.like_name', { name }),
  };
}

const CARDS = [
  aCard(),
  aCard({ id: anId(2), name: 'Elena', fictional: true, verified: false, online: false, liked: true }),
  aCard({ id: anId(3), name: 'Massimiliano Bartolomeo', age: 58, is_new: true, verified: true, online: false }),
  aCard({ id: anId(4), name: 'Marco', main_image: null, num_photos: 0 }),
];

export const Grid: Story = {
  render: function Grid() {
    const t = useCommonT();
    return <MemberGrid cards={CARDS} cdnPrefix="/photos/" label={t('attribute.seeks')} labels={useLabels()} onLike={() => undefined} />;
  },
};

export const Alone: Story = {
  render: function Alone() {
    return <MemberCard card={aCard({ verified: true })} cdnPrefix="/photos/" labels={useLabels()} caption="12:30" ringed />;
  },
};

export const Loading: Story = {
  render: function Loading() {
    const t = useCommonT();
    return <MemberGridSkeleton label={t('state.loading')} count={4} />;
  },
};

export const KeptPlace: Story = {
  render: () => <MemberGridPlace count={5} oneRow />,
};
