import { getRegions } from '@amarena/shared/contracts/people/regions';
import { search } from '@amarena/shared/contracts/people/search';
import { aCard, anId, aUser, type FakeApi, fakeApi, type Story, type StoryGroup } from '@amarena/shared/testing';
import { SearchScreen } from './SearchScreen.tsx';

export default { title: 'Search', components: [SearchScreen] } satisfies StoryGroup;

const CARDS = ['Giulia', 'Sofia', 'Elena', 'Martina'].map((name, index) =>
  aCard({ id: anId(index + 1), name, fictional: name === 'Elena', online: index < 2 }),
);
const regions = (api: FakeApi) => api.answer(getRegions, { regions: { IT: [{ key: 'lombardia', name: 'Lombardia' }] } });
const finds = (results: typeof CARDS) =>
  regions(fakeApi()).answer(search, { results, numResults: results.length, numOnline: 2, next: null, similar: null });
const show = (api: () => FakeApi): Story => ({
  render: () => <SearchScreen />,
  options: () => ({ api: api(), address: '/members', session: { status: 'member', user: aUser() } }),
});

export const Found: Story = show(() => finds(CARDS));
export const NothingFound: Story = show(() => finds([]));
export const Loading: Story = show(() => regions(fakeApi()).handle(search, () => 'wait'));
