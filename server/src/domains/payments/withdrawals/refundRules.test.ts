import { describe, expect, it } from '@jest/globals';
import { sumsOf, vatOf, withdrawUntil } from './refundRules.ts';

describe('the withdrawal from a purchase', () => {
  const finished_at = new Date('2026-11-01T09:30:00.000Z');
  const paid = { state: 'completed', finished_at, charged_back_at: null } as const;

  it('is possible for the days of the setting, from the moment of payment', () => {
    expect(withdrawUntil(paid, 14)).toEqual(new Date('2026-11-15T09:30:00.000Z'));
    expect(withdrawUntil(paid, 0)).toEqual(finished_at);
  });

  it('is possible from nothing that was not paid, or that the bank has taken back', () => {
    expect(withdrawUntil({ ...paid, charged_back_at: finished_at }, 14)).toBeNull();
    for (const state of ['pending', 'failed', 'cancelled'] as const) expect(withdrawUntil({ ...paid, state }, 14)).toBeNull();
    expect(withdrawUntil({ ...paid, finished_at: null }, 14)).toBeNull();
  });
});

describe('the sums of a withdrawal', () => {
  it('share the price by used and unused credits, rounded so that no cent is lost', () => {
    expect(sumsOf({ total: 3_518, credits: 60 }, 46)).toEqual({ used: 821, refund: 2_697 });
    expect(sumsOf({ total: 990, credits: 10 }, 10)).toEqual({ used: 0, refund: 990 });
    expect(sumsOf({ total: 990, credits: 10 }, 1)).toEqual({ used: 891, refund: 99 });
  });

  it('are none where every credit is used, or where what is unused is worth less than a cent', () => {
    expect(sumsOf({ total: 990, credits: 10 }, 0)).toBeNull();
    expect(sumsOf({ total: 2, credits: 10 }, 1)).toBeNull();
    expect(sumsOf({ total: 0, credits: 10 }, 0)).toBeNull();
  });

  it('hold the VAT that was booked for the whole price, and its part of a part', () => {
    const payment = { total: 990, vat: 180, vat_percentage: 22 };
    expect(vatOf(payment, 990)).toBe(180);
    expect(vatOf(payment, 495)).toBe(89);
  });
});
