import { anId, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ActivationDone, ActivationError } from './ActivationScreens.tsx';

describe('activation', () => {
  it('AC-01 AC-02 AC-03 offers the own profile, premium and the overview of all members', async () => {
    await renderWith(<ActivationDone />, { address: '/activate/done' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/profile', '/members', '/premium']);
  });

  it('AC-04 leads back to the member whose page one signed up from', async () => {
    await renderWith(<ActivationDone />, { address: `/activate/done?profile=${anId(7)}` });
    expect(screen.getByRole('link', { name: /Torna da dove sei partito/ })).toHaveAttribute('href', `/members/${anId(7)}`);
    expect(screen.getAllByRole('link')).toHaveLength(3);
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
