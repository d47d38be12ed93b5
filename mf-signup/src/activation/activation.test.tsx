import { getProfile } from '@amarena/shared/contracts/profile';
import { anId, aProfile, fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ActivationDone } from './ActivationDone.tsx';
import { ActivationError } from './ActivationError.tsx';

describe('activation', () => {
  it('AC-01 AC-02 AC-03 offers the own profile, premium and the overview of all members', async () => {
    await renderWith(<ActivationDone />, { address: '/activate/done' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/profile', '/members', '/premium']);
  });

  it('AC-04 leads back to the member whose page one signed up from, a fictional one with its label', async () => {
    const api = fakeApi().answer(getProfile, { profile: aProfile({ id: anId(7), name: 'Giulia', fictional: true }) });
    await renderWith(<ActivationDone />, { api, address: `/activate/done?profile=${anId(7)}` });
    expect(await screen.findByRole('link', { name: /Torna da Giulia/ })).toHaveAttribute('href', `/members/${anId(7)}`);
    expect(screen.getByRole('link', { name: /Profilo fittizio/ })).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });

  it('leads there without a name too', async () => {
    const api = fakeApi().refuse(getProfile, { code: 'authentication_required', authentication_required: true }, 403);
    await renderWith(<ActivationDone />, { api, address: `/activate/done?profile=${anId(7)}` });
    expect(screen.getByRole('link', { name: /Torna al punto di partenza/ })).toBeVisible();
  });

  it('follows no address that is not an id', async () => {
    await renderWith(<ActivationDone />, { address: '/activate/done?profile=//evil.example' });
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/profile');
  });

  it('tells why a link failed and lets a visitor log in', async () => {
    await renderWith(<ActivationError />, { address: '/activate/error' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Questo collegamento non funziona più');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/login');
  });

  it('says kindly that the link has done its work before', async () => {
    await renderWith(<ActivationError />, { address: '/activate/error?why=used' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Il tuo indirizzo è già confermato');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/login');
  });
});
