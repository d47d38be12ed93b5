import { search } from '@amarena/shared/contracts/search';
import { aCard, anId, fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Recent } from './Recent.tsx';

describe('recently active members', () => {
  it('shows one row of a country and asks for real people only', async () => {
    const results = [1, 2, 3, 4, 5, 6].map((number) => aCard({ id: anId(number), name: `Anna${number}` }));
    const api = fakeApi().answer(search, { results, numResults: 6, numOnline: 1, next: null, similar: null });
    await renderWith(<Recent country="IT" />, { api });
    expect(await screen.findAllByRole('listitem', { hidden: true })).toHaveLength(5);
    expect(api.seen(search)[0]?.query).toMatchObject({ country: 'IT', photo: 'true', only_real: 'true' });
  });
});
