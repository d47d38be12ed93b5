import { getProfile, getRelated } from '@amarena/shared/contracts/people/profile';
import { search } from '@amarena/shared/contracts/people/search';
import { start } from '@amarena/shared/spa';
import { aCard, anId, aProfile, fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ProfileScreen } from '../profile/ProfileScreen.tsx';
import { Recent } from './Recent.tsx';

// As on the site, single-spa tells the router about a new address.
start();

/** The home page and then a profile, in one page with one cache. */
function HomeThenProfile() {
  const [home, setHome] = useState(true);
  if (!home) return <ProfileScreen />;
  return (
    <>
      <Recent country="IT" />
      <button type="button" onClick={() => setHome(false)}>
        Leave
      </button>
    </>
  );
}

describe('recently active members', () => {
  it('shows one row of a country and asks for real people only', async () => {
    const results = [1, 2, 3, 4, 5, 6].map((number) => aCard({ id: anId(number), name: `Anna${number}` }));
    const api = fakeApi().answer(search, { results, numResults: 6, numOnline: 1, next: null, similar: null });
    await renderWith(<Recent country="IT" />, { api });
    expect(await screen.findAllByRole('listitem', { hidden: true })).toHaveLength(5);
    expect(api.seen(search)[0]?.query).toMatchObject({ country: 'IT', photo: 'true', only_real: 'true' });
  });

  it('leads to the profile of someone whom the row shows', async () => {
    const anna = { id: anId(1), name: 'Anna' };
    const api = fakeApi()
      .answer(search, { results: [aCard(anna)], numResults: 1, numOnline: 1, next: null, similar: null })
      .answer(getProfile, { profile: aProfile(anna) })
      .answer(getRelated, { profiles: [] });
    await renderWith(<HomeThenProfile />, { api, address: `/members/${anna.id}` });
    expect(await screen.findByRole('link', { name: /Anna/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Anna/ })).toBeVisible();
  });
});
