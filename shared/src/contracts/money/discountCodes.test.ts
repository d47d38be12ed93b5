import { describe, expect, it } from '@jest/globals';
import { type DiscountCode, type Discounted, percentageOf } from './discountCodes.ts';

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
