import { search } from '@amarena/shared/contracts/people/search';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { cachedCard } from '@amarena/shared/people';
import { useQueryClient } from '@amarena/shared/query';
import { aCard, anId, aUser, fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useFilters } from './useFilters.ts';
import { useSearch } from './useSearch.ts';

const page = Array.from({ length: 24 }, (_, index) => aCard({ id: anId(index + 1) }));
const answer: AnswerOf<typeof search> = {
  results: page,
  numResults: 214,
  numOnline: 31,
  next: null,
  similar: { widened: 'age', results: [aCard({ id: anId(50), name: 'Martina' })] },
};

/** What the search knows, as text. */
function Known() {
  const { filters } = useFilters();
  const view = useSearch(filters);
  const client = useQueryClient();
  if (view.status !== 'ready') return null;
  const { results, numResults, similar } = view;
  const seen = { countryregion: filters.countryregion ?? null, per_page: results.length, similar: similar?.results.length };
  return <output>{JSON.stringify({ ...filters, ...seen, numResults, known: cachedCard(client, anId(50))?.name })}</output>;
}

describe('what the search holds', () => {
  it('EN-44 starts with gender, country, region, ages, a page of results, their number, similar ones and the members seen', async () => {
    const session = { status: 'member', user: aUser() } as const;
    await renderWith(<Known />, { address: '/members', session, api: fakeApi().answer(search, answer) });
    await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
    expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toMatchObject({
      gender: 'female',
      country: 'IT',
      countryregion: 'lombardia',
      min_age: 28,
      max_age: 44,
      per_page: 24,
      numResults: 214,
      similar: 1,
      known: 'Martina',
    });
  });
});
