import { aLikedBy, anId, type Story, type StoryGroup } from '@amarena/shared/testing';
import MutualList from './MutualList.tsx';

export default { title: 'Mutual likes', components: [MutualList] } satisfies StoryGroup;

const loaded = { more: null, loadingMore: false, moreFailed: null };
const mutual_since = '2026-11-20T18:30:00.000Z';
const pairs = [
  { ...aLikedBy({ verified: true, mutual_since }), mutual_since, talking: false },
  { ...aLikedBy({ id: anId(2), name: 'Alessia', age: 41, online: false, mutual_since }), mutual_since, talking: true },
  {
    ...aLikedBy({ id: anId(3), name: 'Martina', fictional: true, online: false, mutual_since }),
    mutual_since,
    talking: false,
  },
];

export const Some: Story = { render: () => <MutualList pairs={pairs} total={pairs.length} {...loaded} /> };

export const None: Story = { render: () => <MutualList pairs={[]} total={0} {...loaded} /> };
