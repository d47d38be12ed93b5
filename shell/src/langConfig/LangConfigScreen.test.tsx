import { aSettings, aUser, theShell } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseCountry } from '../member/chooseCountry.ts';
import { renderShell, siteActions } from '../testing/renderShell.tsx';
import { LangConfigScreen } from './LangConfigScreen.tsx';

async function open(country: string | null, options: Parameters<typeof renderShell>[2] = {}) {
  const actions = siteActions();
  await renderShell(
    <LangConfigScreen />,
    { actions },
    { address: '/lang-config', settings: aSettings({ geoip_country: country }), ...options },
  );
  return actions;
}
const languages = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);
const countryField = () => screen.getByRole('combobox', { name: /Paese/ });

describe('the page for language and country', () => {
  it('RT-46 offers the languages of the country', async () => {
    await open('CH');
    expect(languages()).toEqual(['de', 'it', 'fr', 'en']);
    expect(screen.getByRole('radio', { name: 'Italiano' })).toBeChecked();
  });

  it('RT-46 adds no other, also where the country does not offer the language in use', async () => {
    await open('PL');
    expect(languages()).toEqual(['pl']);
    expect(screen.getByRole('radio', { name: 'Polski' })).not.toBeChecked();
  });

  it('LC-01 changes the language as the menu does', async () => {
    const actions = await open('CH');
    await userEvent.click(screen.getByRole('radio', { name: 'Deutsch' }));
    expect(actions.chooseLanguage).toHaveBeenCalledWith('de');
  });

  it('offers the countries of the settings, and says where the one in use comes from', async () => {
    const actions = await open('IT');
    expect(countryField()).toHaveValue('IT');
    expect(countryField()).toHaveAccessibleDescription('Il paese della tua connessione');
    await userEvent.selectOptions(countryField(), 'DE');
    expect(actions.chooseCountry).toHaveBeenCalledWith('DE');
  });

  it('EN-64 prefers the chosen country to the one of the address, at once and for the next visits', async () => {
    await open('IT');
    expect(theShell().bus.country$.value).toBe('IT');
    const page = { cookie: '' };
    act(() => chooseCountry('BE', theShell(), page));
    expect(theShell().bus.country$.value).toBe('BE');
    expect(page.cookie).toMatch(/^country=BE; path=\/; max-age=31536000/);
    expect(languages()).toEqual(['nl', 'fr', 'de']);
  });

  it('leads a member back to the search', async () => {
    await open('IT', { session: { status: 'member', user: aUser() } });
    expect(screen.getByRole('link', { name: 'Torna al sito' })).toHaveAttribute('href', '/members');
  });
});
