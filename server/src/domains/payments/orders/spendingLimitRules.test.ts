import { describe, expect, it } from '@jest/globals';
import { type Counted, changed, countedAmount, current, priceIn, sumOf } from './spendingLimitRules.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const TOMORROW = new Date('2026-11-21T12:00:00.000Z');
const limit = (amount: number | null, next_amount: number | null = null, next_from: Date | null = null) => ({
  amount,
  next_amount,
  next_from,
});

describe('the limit in force', () => {
  it('is the one that was set, if none is due to replace it', () => {
    expect(current(limit(2_500), NOW)).toEqual({ amount: 2_500, next: null });
  });

  it('is the old one until the moment of the next, which is told', () => {
    expect(current(limit(2_500, 5_000, TOMORROW), NOW)).toEqual({ amount: 2_500, next: { amount: 5_000, from: TOMORROW.toISOString() } });
  });

  it('is the next one from its moment on', () => {
    expect(current(limit(2_500, 5_000, NOW), NOW)).toEqual({ amount: 5_000, next: null });
    expect(current(limit(2_500, null, NOW), NOW)).toEqual({ amount: null, next: null });
  });
});

describe('a limit that is set', () => {
  it('counts at once where there was none', () => {
    expect(changed(undefined, 2_500, NOW)).toEqual(limit(2_500));
    expect(changed(limit(null), 2_500, NOW)).toEqual(limit(2_500));
    expect(changed(undefined, null, NOW)).toEqual(limit(null));
  });

  it('counts at once where it is lower or the same, and what waited is over', () => {
    expect(changed(limit(2_500, 5_000, TOMORROW), 1_000, NOW)).toEqual(limit(1_000));
    expect(changed(limit(2_500, 5_000, TOMORROW), 2_500, NOW)).toEqual(limit(2_500));
  });

  it('waits for a day where it is higher or taken away', () => {
    expect(changed(limit(2_500), 2_501, NOW)).toEqual(limit(2_500, 2_501, TOMORROW));
    expect(changed(limit(2_500), null, NOW)).toEqual(limit(2_500, null, TOMORROW));
  });

  it('is compared with the one in force, not with the one that it replaced', () => {
    expect(changed(limit(2_500, 5_000, NOW), 4_000, NOW)).toEqual(limit(4_000));
  });
});

describe('what a payment counts', () => {
  const paid = (change: Partial<Counted> = {}): Counted => ({
    package: 'p1',
    total: 2_190,
    currency: 'EUR',
    discount_percentage: 0,
    refund: null,
    ...change,
  });

  it('is its price in the limit’s own currency', () => {
    expect(priceIn('EUR', paid({ total: 1_643, discount_percentage: 25 }))).toBe(1_643);
  });

  it('is the list price of its package in another currency, less the same discount', () => {
    expect(priceIn('GBP', paid())).toBe(1_990);
    expect(priceIn('GBP', paid({ total: 1_643, discount_percentage: 25 }))).toBe(1_493);
  });

  it('is less by the share that was paid back, rounded to the minor unit', () => {
    expect(countedAmount(paid(), 'EUR')).toBe(2_190);
    expect(countedAmount(paid({ refund: 876 }), 'EUR')).toBe(1_314);
    expect(countedAmount(paid({ refund: 876 }), 'GBP')).toBe(1_194);
    expect(countedAmount(paid({ refund: 2_190 }), 'GBP')).toBe(0);
  });

  it('adds up over all payments', () => {
    expect(sumOf([], 'EUR')).toBe(0);
    expect(sumOf([paid(), paid({ refund: 876 }), paid({ currency: 'USD', total: 2_390 })], 'EUR')).toBe(2_190 + 1_314 + 2_190);
  });
});
