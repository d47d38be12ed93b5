import { describe, expect, it } from '@jest/globals';
import type { DiscountCode } from './discountCodes.ts';
import { type Discounted, discounted, packageDiscount, percentageOf, vatIn } from './priceRules.ts';

describe('the discount of a package', () => {
  const smallest = { credits: 10, amount: 990 };

  it('is by how much a credit costs less than in the smallest package, in whole percent', () => {
    expect(packageDiscount({ credits: 25, amount: 2_190 }, smallest)).toBe(11);
    expect(packageDiscount({ credits: 120, amount: 8_390 }, smallest)).toBe(29);
    expect(packageDiscount(smallest, smallest)).toBe(0);
  });

  it('is never said to be more than it is', () => {
    expect(packageDiscount({ credits: 10, amount: 802 }, { credits: 10, amount: 1_000 })).toBe(19);
  });
});

describe('an amount', () => {
  it('is less by the percentage, rounded half up to the minor unit', () => {
    expect([discounted(990, 0), discounted(990, 25), discounted(990, 100), discounted(50, 25), discounted(50, 23)]).toEqual([
      990, 743, 0, 38, 39,
    ]);
  });

  it('contains the VAT of the price without it, rounded half up to the minor unit', () => {
    expect([vatIn(12_200, 22), vatIn(990, 22), vatIn(990, 8.1), vatIn(990, 0), vatIn(3, 20)]).toEqual([2_200, 179, 74, 0, 1]);
  });
});

describe('the percentage of a code', () => {
  const code = (change: Partial<DiscountCode> = {}): DiscountCode => ({
    code: 'SPRING',
    country: null,
    user_id: null,
    expires: '2026-12-01T00:00:00.000Z',
    value_percentage: 20,
    currency: null,
    minimum_order_value: null,
    status: 'active',
    validity: 3_600,
    expired: false,
    paymentmethods: [],
    ...change,
  });
  const order: Discounted = { method: 'card', country: 'IT', price: { amount: 2_190, currency: 'EUR' } };

  it('is the code’s own where nothing narrows it', () => {
    expect(percentageOf(code(), order)).toBe(20);
  });

  it('is nothing in another currency than the code’s', () => {
    expect(['EUR', 'USD'].map((currency) => percentageOf(code({ currency: currency as 'EUR' }), order))).toEqual([20, 0]);
  });

  it('is nothing below the least order, and counts from there on', () => {
    expect([2_189, 2_190, 2_191].map((minimum_order_value) => percentageOf(code({ minimum_order_value }), order))).toEqual([20, 20, 0]);
  });

  it('is the method’s own with that method, whatever the least order of the others', () => {
    const paymentmethods: DiscountCode['paymentmethods'] = [
      { method: 'paypal', percentage: 5 },
      { method: 'card', percentage: 30 },
    ];
    expect(percentageOf(code({ paymentmethods, minimum_order_value: 9_000 }), order)).toBe(30);
    expect(percentageOf(code({ paymentmethods }), { ...order, method: 'ideal' })).toBe(20);
  });

  it('is the method’s own in its country and from its least order on alone', () => {
    const own = (limits: Partial<DiscountCode['paymentmethods'][number]>) =>
      percentageOf(code({ paymentmethods: [{ method: 'card', percentage: 30, ...limits }] }), order);
    expect([own({ country: 'IT' }), own({ country: 'FR' })]).toEqual([30, 20]);
    expect([own({ minimum: 2_190 }), own({ minimum: 2_191 })]).toEqual([30, 20]);
  });
});
