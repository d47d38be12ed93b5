import { ageOn } from '@amarena/shared/contracts/people/age';
import { getRelated } from '@amarena/shared/contracts/people/profile';
import { PROFILE_FIELDS } from '@amarena/shared/contracts/platform/settings';
import { aCard, anId, aSettings, aUser } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, server } from './testing.tsx';

describe('what a profile says', () => {
  it('MP-01 names the member with age, presence and place', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Giulia, 34' })).toBeInTheDocument();
    expect(screen.getByText('Online ora')).toBeInTheDocument();
    expect(screen.getByText('Milano, a 4 km da te')).toBeInTheDocument();
  });

  it('SR-10 SR-11 labels a member whom the server marks', async () => {
    await open({ live: true, exclusive: true });
    expect(await screen.findByText('In diretta')).toBeInTheDocument();
    expect(screen.getByText('Esclusiva')).toBeInTheDocument();
  });

  it('says of a verified member what that means, and shows the way to one’s own badge', async () => {
    await open({ verified: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Profilo verificato' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Che cosa vuol dire «verificato»' }));
    expect(dialog.getByText(/Non dice nulla su età/)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Verifica il tuo profilo' })).toHaveAttribute('href', '/profile/verification');
  });

  it('says nothing of a badge where there is none', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Giulia, 34' });
    expect(screen.queryByRole('button', { name: 'Profilo verificato' })).toBeNull();
  });

  it.each([
    ['female', 'Attiva oggi'],
    ['male', 'Attivo oggi'],
  ] as const)('says when the member was last active in words that fit: %s', async (gender, words) => {
    await open({ gender, online: false, last_active: 'today' });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('EN-23 shows others the age and never the date of birth', async () => {
    const born = '1992-11-21';
    await open({ age: ageOn(born, '2026-11-20') });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Giulia, 33');
    expect(ageOn(born, '2026-11-21')).toBe(34);
    expect(document.body).not.toHaveTextContent('1992');
  });

  it('MP-12 warns of a fictional profile in the words of the settings', async () => {
    await open({ fictional: true }, { settings: aSettings({ fictional_singular: 'profilo inventato' }) });
    const title = await screen.findByText('Profilo inventato.');
    expect(title.parentElement).toHaveTextContent('un incontro reale non è possibile');
  });

  it('MP-13 does not warn of a real one', async () => {
    await open({}, { api: server().answer(getRelated, { profiles: [] }) });
    await screen.findByRole('heading', { level: 1 });
    expect(document.body).not.toHaveTextContent(/profilo fittizio/i);
  });

  it('MP-14 lists related profiles', async () => {
    await open();
    const related = await screen.findByRole('region', { name: 'Persone simili' });
    expect(within(related).getAllByRole('listitem')).toHaveLength(2);
  });

  it('explains the label of fictional profiles only if one of the row that shows has it', async () => {
    const people = Array.from({ length: 6 }, (_, place) => aCard({ id: anId(700 + place), name: `Ada${place}`, fictional: place === 5 }));
    await open({}, { api: server().answer(getRelated, { profiles: people }) });
    const related = await screen.findByRole('region', { name: 'Persone simili' });
    expect(within(related).getAllByRole('listitem', { hidden: true })).toHaveLength(5);
    expect(related).not.toHaveTextContent(/fittizi/i);
  });

  it('EN-60 displays no attribute that the settings leave out', async () => {
    await open({}, { settings: aSettings({ visible_profile_fields: PROFILE_FIELDS.filter((field) => field !== 'eye_color') }) });
    await screen.findByText('Capelli');
    expect(screen.queryByText('Occhi')).not.toBeInTheDocument();
  });

  it('ticks the interests that both share and counts them', async () => {
    await open();
    expect(await screen.findByRole('img', { name: 'interesse in comune' })).toBeInTheDocument();
    expect(screen.getByText('Avete 1 interesse in comune.')).toBeInTheDocument();
  });

  it('does not say how far away one is from oneself', async () => {
    await open({ city: 'Milano', distance: 4 }, { session: { status: 'member', user: aUser({ id: anId(1) }) } });
    expect(await screen.findByText('Milano', { selector: 'header span' })).toBeInTheDocument();
  });
});
