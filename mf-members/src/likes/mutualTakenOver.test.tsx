import { getLikeList } from '@amarena/shared/contracts/people/likes';
import { getVisits } from '@amarena/shared/contracts/people/visits';
import { createQueryClient, pagesKeyOf, type QueryClient, QueryClientProvider } from '@amarena/shared/query';
import { toHtml } from '@amarena/shared/render';
import { aLikedBy, anId, aUser, fakeApi } from '@amarena/shared/testing';
import { provideSurroundings } from '@amarena/shared/testing/surroundings';
import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { type ComponentType, createElement, use } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Holds the list back, as its code does that has not come. */
let held: Promise<void> | null = null;
const real = await import('./MutualList.tsx');
jest.unstable_mockModule('./MutualList.tsx', () => ({
  ...real,
  default(props: object) {
    if (held !== null) use(held);
    return createElement(real.default as ComponentType, props);
  },
}));
const router = await import('@amarena/shared/router');
jest.unstable_mockModule('@amarena/shared/router', () => ({ ...router, useParams: () => ({ type: 'mutual' }) }));
const { LikesScreen } = await import('./LikesScreen.tsx');

const mutual_since = '2026-11-02T10:00:00.000Z';
const liked_by = [1, 2].map((number) => aLikedBy({ id: anId(number), name: `Nome${number}`, liked: true, like_new: false, mutual_since }));
const counts = { received: 2, fresh: 0, given: 2, mutual: 2 };

const Page = ({ client }: { client: QueryClient }) => (
  <QueryClientProvider client={client}>
    <LikesScreen />
  </QueryClientProvider>
);

it('keeps the rows that came as HTML, and the focus in them, until their code comes, whatever the page learns meanwhile', async () => {
  const likes = { profiles: [], liked_by, talking: [], counts, next: null };
  await provideSurroundings({
    session: { status: 'member', user: aUser() },
    api: fakeApi().answer(getLikeList, likes).answer(getVisits, { visitors: [], count: 5, next: null }),
  });
  // Once its code is here, the list is rendered without a pause, after which no context of React is left for the browser.
  const { unmount } = render(<Page client={createQueryClient()} />);
  await screen.findByRole('link', { name: 'Scrivi a Nome2' });
  unmount();
  const client = createQueryClient();
  client.setQueryData(pagesKeyOf(getLikeList, { query: { list: 'mutual' } }), { pages: [likes], pageParams: [null] });
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = (await toHtml(() => <Page client={client} />)).html;
  const write = screen.getByRole('link', { name: 'Scrivi a Nome2' });
  const code = Promise.withResolvers<void>();
  held = code.promise;
  write.focus();
  const root = await act(async () => hydrateRoot(place, <Page client={client} />));
  // The number of visitors comes with an answer of its own.
  expect(await screen.findByRole('link', { name: /^Visit.*5/ })).toBeInTheDocument();
  expect(write).toHaveFocus();
  await act(async () => code.resolve());
  expect(write).toHaveFocus();
  act(() => root.unmount());
});
