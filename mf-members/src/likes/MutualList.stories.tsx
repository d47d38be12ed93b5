import { getLikeList } from '@amarena/shared/contracts/people/likes';
import { aLikedBy, anId, aUser, fakeApi, type Story, type StoryGroup } from '@amarena/shared/testing';
import MutualList from './MutualList.tsx';

export default { title: 'Mutual likes', components: [MutualList] } satisfies StoryGroup;

const mutual_since = '2026-11-20T18:30:00.000Z';
const liked_by = [
  aLikedBy({ verified: true, mutual_since }),
  aLikedBy({ id: anId(2), name: 'Alessia', age: 41, online: false, mutual_since }),
  aLikedBy({ id: anId(3), name: 'Martina', fictional: true, online: false, mutual_since }),
];

const show = (likedBy: typeof liked_by): Story => ({
  render: () => <MutualList />,
  options: () => ({
    session: { status: 'member', user: aUser() },
    api: fakeApi().answer(getLikeList, {
      profiles: [],
      liked_by: likedBy,
      talking: [anId(2)],
      counts: { received: 3, fresh: 0, given: 3, mutual: likedBy.length },
      next: null,
    }),
  }),
});

export const Some: Story = show(liked_by);

export const None: Story = show([]);
