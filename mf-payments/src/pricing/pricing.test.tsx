import { getPackages } from '@amarena/shared/contracts/money/packages';
import { getCompanyInfo } from '@amarena/shared/contracts/platform/companyInfo';
import { aCompanyInfo, aSettings, fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { somePackages } from '../packages/testing/somePackages.ts';
import { PricingScreen } from './PricingScreen.tsx';

const open = (settings = aSettings()) =>
  renderWith(<PricingScreen />, {
    api: fakeApi()
      .answer(getPackages, { packages: somePackages(), country: 'IT', offer: null })
      .answer(getCompanyInfo, aCompanyInfo({ vat_numbers: ['NL000000000B01', 'IT00000000000'] })),
    address: '/pricing',
    settings,
  });
const priceOf = (act: string) => screen.getByText(act).nextElementSibling;

describe('prices', () => {
  it('PC-01 shows what a message, a photo and a gift cost, and every package', async () => {
    await open(aSettings({ message_credits: 1, photo_credits: 2, gift_credits: 3 }));
    expect(priceOf('Un messaggio')).toHaveTextContent('1 credito, al massimo 0,99');
    expect(priceOf('Una foto in chat')).toHaveTextContent('2 crediti, al massimo 1,98');
    expect(priceOf('Il regalo più piccolo')).toHaveTextContent('3 crediti, al massimo 2,97');
    expect(await screen.findByText('60 crediti, Grande')).toBeInTheDocument();
  });

  it('says who sells, with the VAT number that counts in this country', async () => {
    await open();
    expect(await screen.findByText(/partita IVA IT00000000000\.$/)).toBeVisible();
    expect(screen.getByText('Prezzi con IVA 22% inclusa.')).toBeVisible();
  });

  it("PC-02 shows the costs in the currency of the visitor's country", async () => {
    await open(aSettings({ geoip_country: 'PL', minimum_message_costs: { PL: { costs: 449, currency: 'PLN' } } }));
    expect(priceOf('Un messaggio')).toHaveTextContent(/4,49\sPLN/);
  });
});
