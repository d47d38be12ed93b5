import { getPackages } from '@amarena/shared/contracts/money/packages';
import { getSpendingLimits } from '@amarena/shared/contracts/money/spendingLimits';
import { keepInterrupted } from '@amarena/shared/contracts/platform/interrupted';
import { anId, aUser, fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CreditsScreen } from '../credits/CreditsScreen.tsx';
import { PremiumScreen } from '../premium/PremiumScreen.tsx';
import { somePackages } from './testing/somePackages.ts';

const offer = { code: 'WELCOME25', percentage: 25, expires: new Date(Date.now() + 3 * 3_600_000).toISOString(), status: 'active' as const };

async function open(element = <CreditsScreen />, percentage = 0, packages = somePackages(percentage)) {
  const none = { amount: null, spent: 0, next: null };
  const api = fakeApi()
    .answer(getPackages, { packages, country: 'IT', offer: percentage > 0 ? offer : null })
    .answer(getSpendingLimits, { currency: 'EUR', day: none, month: none });
  await renderWith(element, {
    api,
    address: '/credits',
    session: { status: 'member', user: aUser({ credits: 2 }) },
  });
  return screen.findAllByRole('radio');
}
const cards = () => screen.getAllByRole('radio').map((radio) => radio.closest('label'));

describe('packages', () => {
  it('CR-01 shows four tiers, the popular one chosen', async () => {
    expect(await open()).toHaveLength(4);
    expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', 'p2');
  });

  it('chooses the smallest package that covers what is missing for someone who came from a conversation', async () => {
    keepInterrupted(`/members/${anId(7)}/chat`, { storage: window.localStorage, memberId: aUser().id, now: Date.now() });
    await open();
    expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', 'p0');
    window.localStorage.clear();
  });

  it.each([
    ['CR-02', 0, 'p0'],
    ['CR-03', 1, 'p1'],
    ['CR-04', 2, 'p2'],
    ['CR-05', 3, 'p3'],
  ])('%s gives tier %s the style %s', async (_row, tier, style) => {
    await open();
    expect(cards()[tier]).toHaveClass(style);
  });

  it('CR-06 marks exactly one package as popular', async () => {
    await open();
    expect(screen.getAllByText('Consigliato')).toHaveLength(1);
  });

  it('CR-07 computes each discount against the smallest package', async () => {
    await open();
    const discounts = cards().map((card) => card?.textContent?.match(/−\d+\s?%/)?.[0].replace(/\s/, '') ?? null);
    expect(discounts).toEqual([null, '−11%', '−21%', '−29%']);
  });

  it('says what one message costs with each package, and the total with its VAT', async () => {
    await open();
    expect(screen.getByText(/0,78\s€ a messaggio/)).toBeInTheDocument();
    const summary = within(screen.getByRole('complementary'));
    expect(summary.getByText('Totale, IVA inclusa').nextElementSibling).toHaveTextContent('46,90');
    expect(summary.getByText(/di cui IVA 22\s?%/).nextElementSibling).toHaveTextContent('8,46');
  });

  it('calls the tax what it is in a country with a goods and services tax', async () => {
    const inDollars = somePackages().map((pack) => ({
      ...pack,
      price: { ...pack.price, currency: 'AUD' as const },
      total: { ...pack.total, currency: 'AUD' as const },
      vat: { ...pack.vat, currency: 'AUD' as const },
      vat_percentage: 10,
    }));
    await open(<CreditsScreen />, 0, inDollars);
    expect(screen.getByText('Totale, GST inclusa')).toBeVisible();
    expect(screen.getByText(/di cui GST 10\s?%/)).toBeVisible();
    expect(screen.queryByText(/IVA/)).toBeNull();
  });

  it('names no tax where there is none', async () => {
    const untaxed = somePackages().map((pack) => ({ ...pack, vat_percentage: 0, vat: { ...pack.vat, amount: 0 } }));
    await open(<CreditsScreen />, 0, untaxed);
    expect(screen.getByText('Totale')).toBeVisible();
    expect(screen.queryByText(/IVA/)).toBeNull();
  });

  it('strikes list prices out only while an offer really runs', async () => {
    await open();
    expect(document.querySelectorAll('s')).toHaveLength(0);
  });

  it('DSC-05 TBN-06 CR-10 shows the offer with its end and what it takes off', async () => {
    await open(<CreditsScreen />, 25);
    expect(document.querySelectorAll('s')).toHaveLength(4);
    expect(screen.getByRole('timer')).toHaveAccessibleName('Scade tra 2 ore');
    expect(screen.getByRole('timer')).toHaveTextContent(/^\d\d:\d\d:\d\d/);
    expect(screen.getByText('Scade tra 2 ore')).toBeVisible();
    expect(screen.getByText('Bonus di benvenuto −25%').nextElementSibling).toHaveTextContent('−11,72');
  });

  it('CR-08 leads to the checkout of the package that was chosen', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: /Classico/ }));
    for (const link of screen.getAllByRole('link', { name: 'Continua al pagamento' })) expect(link).toHaveAttribute('href', '/credits/p1');
  });

  it('PM-01 shows the same four tiers on the premium screen', async () => {
    await open(<PremiumScreen />);
    expect(cards().map((card) => card?.className.match(/\bp[0-3]\b/)?.[0])).toEqual(['p0', 'p1', 'p2', 'p3']);
  });
});
