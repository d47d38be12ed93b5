import { getCommunity } from '@amarena/shared/contracts/platform/community';
import { provideWidgets } from '@amarena/shared/spa-react';
import { anId, aSettings, fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogue } from '../catalogue.ts';
import { HomeScreen } from './HomeScreen.tsx';

const community = {
  members: 2000,
  online: 120,
  fictional: 200,
  faces: [{ id: anId(7), name: 'Martina', age: 36, fictional: true, filename: 'martina.webp' }],
};
const shown: string[] = [];
provideWidgets({
  mount(name) {
    shown.push(name);
    return { update: () => undefined, unmount: () => undefined };
  },
});
const open = (api = fakeApi().answer(getCommunity, community)) => renderWith(<HomeScreen />, { api });

describe('home', () => {
  it('names terms and privacy where one signs up', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'termini' })).toHaveAttribute('href', '/pages/terms');
    expect(screen.getByRole('link', { name: 'informativa privacy' })).toHaveAttribute('href', '/pages/privacy');
  });

  it('HM-01 opens free sign-up with the e-mail that was typed', async () => {
    const { shell } = await open();
    const asked: unknown[] = [];
    const hearing = shell.intents$.subscribe((intent) => asked.push(intent));
    await userEvent.type(screen.getByLabelText('E-mail'), 'anna@example.test');
    await userEvent.click(screen.getByRole('button', { name: 'Iscriviti gratis' }));
    hearing.unsubscribe();
    expect(asked).toEqual([{ type: 'signup', email: 'anna@example.test' }]);
  });

  it('does not open sign-up with an address that is none', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('E-mail'), 'anna');
    await userEvent.click(screen.getByRole('button', { name: 'Iscriviti gratis' }));
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
  });

  it('counts people and fictional profiles apart, and labels a fictional face', async () => {
    await open();
    expect(await screen.findByText(/1\.?800 persone, 120 online adesso\. 200 profili sono fittizi/)).toBeInTheDocument();
    expect(screen.getByText('profilo fittizio')).toBeInTheDocument();
  });

  it('says the highest price of a message in money', async () => {
    await open();
    expect(screen.getByText('Un messaggio').nextElementSibling).toHaveTextContent(/1 credito, al massimo 0,99\s€/);
  });

  it('leaves the row of members to the part that knows them', async () => {
    await open();
    expect(shown).toContain('recent');
    expect(screen.getByRole('heading', { name: 'Adesso in Italia' })).toBeInTheDocument();
  });

  it.each([
    ['it', 'US', 'Adesso negli Stati Uniti'],
    ['en', 'GB', 'Now in the United Kingdom'],
    ['nl', 'NL', 'Nu in Nederland'],
    ['fr', 'CH', 'En ce moment en Suisse'],
  ] as const)('says in which country as one says it: %s %s', async (language, country, title) => {
    await catalogue.ready(language);
    await renderWith(<HomeScreen />, {
      api: fakeApi().answer(getCommunity, community),
      language,
      settings: aSettings({ geoip_selected_country: country }),
    });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });

  it('stands without the community where the server does not answer', async () => {
    await open(fakeApi().refuse(getCommunity, { code: 'internal' }, 400));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Le storie buone iniziano parlando.');
  });
});
