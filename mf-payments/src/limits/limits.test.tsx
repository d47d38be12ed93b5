import { getSpendingLimits, type SpendingLimits as Limits, putSpendingLimits } from '@amarena/shared/contracts/money/spendingLimits';
import { aUser, type FakeApi, fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SpendingLimits from './SpendingLimits.tsx';

const none = { amount: null, spent: 0, next: null };
const limits = (change: Partial<Limits> = {}): Limits => ({ currency: 'EUR', day: none, month: none, ...change });
const open = (api: FakeApi) => renderWith(<SpendingLimits />, { api, address: '/credits', session: { status: 'member', user: aUser() } });

describe('spending limits', () => {
  it('show what is spent of each', async () => {
    await open(fakeApi().answer(getSpendingLimits, limits({ month: { amount: 10_000, spent: 4_508, next: null } })));
    expect(await screen.findByText(/Questo mese 45,08\s€ su 100,00\s€/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Al giorno' })).toHaveValue('none');
  });

  it('save the one that is chosen, and say when a raised one counts', async () => {
    const raised = limits({ day: { amount: 2_500, spent: 0, next: { amount: 5_000, from: '2026-11-22T10:00:00.000Z' } } });
    const api = fakeApi()
      .answer(getSpendingLimits, limits({ day: { amount: 2_500, spent: 0, next: null } }))
      .answer(putSpendingLimits, raised);
    await open(api);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Al giorno' }), '5000');
    expect(await screen.findByText(/50,00\s€ dal 22 novembre/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Al giorno' })).toHaveValue('2500');
    expect(api.seen(putSpendingLimits)[0]?.body).toEqual({ period: 'day', amount: 5_000 });
  });

  it('offer amounts that make sense in the currency', async () => {
    await open(fakeApi().answer(getSpendingLimits, limits({ currency: 'PLN' })));
    const choices = await screen.findByRole('combobox', { name: 'Al giorno' });
    expect([...choices.querySelectorAll('option')].map(({ value }) => value)).toEqual(['5000', '12500', '25000', '50000', 'none']);
  });
});
