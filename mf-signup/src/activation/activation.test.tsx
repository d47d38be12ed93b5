import { getProfile } from '@amarena/shared/contracts/people/profile';
import { anId, anOwnProfile, aProfile, aUser, fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ActivationDoneScreen } from './ActivationDoneScreen.tsx';
import { ActivationErrorScreen } from './ActivationErrorScreen.tsx';

describe('activation', () => {
  it('AC-01 AC-02 AC-03 offers the own profile, premium and the overview of all members', async () => {
    await renderWith(<ActivationDoneScreen />, { address: '/activate/done' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/profile', '/members', '/premium']);
  });

  it('asks nobody to complete a profile that is complete', async () => {
    const photos = [1, 2, 3].map((number) => ({
      id: anId(number),
      filename: `${number}.webp`,
      thumb_filename: `${number}-320.webp`,
      match: `${number}-1200.webp`,
      status: 'active' as const,
      locked: false as const,
      reason: null,
      created_at: '2026-11-20T10:00:00.000Z',
    }));
    const profile = anOwnProfile({
      photos,
      about_me: 'Leggo molto.',
      interests: ['wine', 'hiking', 'coffee'],
      relationship_status: 'single',
      sexuality: 'hetero',
      hair_color: 'brown',
      eye_color: 'brown',
      body_type: 'slim',
    });
    const { unmount } = await renderWith(<ActivationDoneScreen />, {
      address: '/activate/done',
      session: { status: 'member', user: aUser({ profile }) },
    });
    expect(screen.getByRole('link', { name: /^Il tuo profilo è completo/ })).toHaveAttribute('href', '/profile');
    unmount();
    await renderWith(<ActivationDoneScreen />, { address: '/activate/done', session: { status: 'member', user: aUser() } });
    expect(screen.getByRole('link', { name: /^Completa il tuo profilo/ })).toHaveAttribute('href', '/profile');
  });

  it('AC-04 leads back to the member whose page one signed up from, a fictional one with its label', async () => {
    const api = fakeApi().answer(getProfile, { profile: aProfile({ id: anId(7), name: 'Giulia', fictional: true }) });
    await renderWith(<ActivationDoneScreen />, { api, address: `/activate/done?profile=${anId(7)}` });
    expect(await screen.findByRole('link', { name: /Torna da Giulia/ })).toHaveAttribute('href', `/members/${anId(7)}`);
    expect(screen.getByRole('link', { name: /Profilo fittizio/ })).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });

  it('leads there without a name too', async () => {
    const api = fakeApi().refuse(getProfile, { code: 'authentication_required', authentication_required: true }, 403);
    await renderWith(<ActivationDoneScreen />, { api, address: `/activate/done?profile=${anId(7)}` });
    expect(screen.getByRole('link', { name: /Torna al punto di partenza/ })).toBeVisible();
  });

  it('follows no address that is not an id', async () => {
    await renderWith(<ActivationDoneScreen />, { address: '/activate/done?profile=//evil.example' });
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/profile');
  });

  it('tells why a link failed and lets a visitor log in', async () => {
    await renderWith(<ActivationErrorScreen />, { address: '/activate/error' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Questo collegamento non funziona più');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/login');
  });

  it('says kindly that the link has done its work before', async () => {
    await renderWith(<ActivationErrorScreen />, { address: '/activate/error?why=used' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Il tuo indirizzo è già confermato');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/login');
  });
});
