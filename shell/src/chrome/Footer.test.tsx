import { aSettings } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderShell } from '../testing/renderShell.tsx';
import { Footer } from './Footer.tsx';

const open = (country: string, options: Parameters<typeof renderShell>[2] = {}, layout: 'default' | 'lander' = 'default') =>
  renderShell(<Footer layout={layout} />, undefined, { settings: aSettings({ geoip_country: country }), ...options });
const american = () => screen.queryByRole('region', { name: 'Notice to users in the United States' });

describe('the footer', () => {
  it('FT-01 FT-02 FT-03 FT-04 FT-05 FT-06 FT-07 FT-08 FT-09 leads to the legal pages', async () => {
    await open('IT');
    const links = within(screen.getByRole('navigation', { name: 'Informazioni' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/pages/terms',
      '/pages/privacy',
      '/pages/cookies',
      '/pages/ban',
      '/pricing',
      '/complaints',
      '/pages/return-policy',
      '/pages/faq',
      '/pages/service',
    ]);
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

  it('promises not to sell data only where that is so', async () => {
    await open('US', { settings: aSettings({ geoip_country: 'US', member_resell: true }) });
    expect(american()).not.toHaveTextContent('does not sell');
  });
});
