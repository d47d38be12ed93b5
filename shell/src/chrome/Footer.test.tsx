import { aSettings } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderShell } from '../testing/renderShell.tsx';
import { Footer } from './Footer.tsx';

const open = (country: string, options: Parameters<typeof renderShell>[2] = {}, layout: 'default' | 'lander' = 'default') =>
  renderShell(<Footer layout={layout} />, {}, { settings: aSettings({ geoip_country: country }), ...options });
const american = () => screen.queryByRole('region', { name: 'Notice to users in the United States' });

describe('the footer', () => {
  const PAGES = [
    ['FT-01', '/pages/terms'],
    ['FT-02', '/pages/privacy'],
    ['FT-03', '/pages/cookies'],
    ['FT-04', '/pages/ban'],
    ['FT-05', '/pricing'],
    ['FT-06', '/complaints'],
    ['FT-07', '/pages/return-policy'],
    ['FT-08', '/pages/faq'],
    ['FT-09', '/pages/service'],
  ] as const;
  const targets = () =>
    within(screen.getByRole('navigation', { name: 'Informazioni' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  it.each(PAGES)('%s leads to %s', async (_row, path) => {
    await open('IT');
    expect(targets()).toContain(path);
  });

  it('leads to the legal pages alone, in this order', async () => {
    await open('IT');
    expect(targets()).toEqual(PAGES.map(([, path]) => path));
  });

  it('LY-07 tells people in the United States what their law asks for, in the default layout alone', async () => {
    const { unmount } = await open('US');
    expect(american()).toHaveTextContent('does not conduct criminal background checks');
    unmount();
    await open('US', {}, 'lander');
    expect(american()).toBeNull();
  });

  it('LY-07 tells nobody else', async () => {
    await open('IT');
    expect(american()).toBeNull();
  });

  it('LY-08 says it in English, whatever the language of the page', async () => {
    await open('US', { language: 'es' });
    expect(american()).toHaveAttribute('lang', 'en');
    expect(american()).toHaveTextContent('You may cancel a purchase and get back the price of the credits');
    expect(screen.getByRole('link', { name: 'Privacidad' })).toBeInTheDocument();
  });

  it('EN-72 shows the same whatever `member_resell` says', async () => {
    await open('US', { settings: aSettings({ geoip_country: 'US', member_resell: true }) });
    expect(american()).toHaveTextContent('does not sell or share personal information');
  });
});
