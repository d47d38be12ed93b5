import type { DiscountCode } from '@amarena/shared/contracts/money/discountCodes';
import type { Offer } from '@amarena/shared/contracts/money/offer';
import { aPackage } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { withCode } from './order.model.ts';

const CODE: DiscountCode = {
  code: 'ESTATE20',
  country: null,
  user_id: null,
  expires: '2026-12-31T22:59:59.000Z',
  value_percentage: 20,
  currency: null,
  minimum_order_value: null,
  status: 'active',
  validity: 86_400,
  expired: false,
  paymentmethods: [{ method: 'paypal', percentage: 30, minimum: 500, country: 'IT' }],
};
const OFFER: Offer = { code: 'WELCOME25', percentage: 25, expires: '2026-11-21T14:00:00.000Z', status: 'active' };
const pack = aPackage();
const order = { offer: null, code: CODE, method: 'card', country: 'IT' } as const;
const totalOf = (change: Partial<Parameters<typeof withCode>[1]>) => withCode(pack, { ...order, ...change }).pack.total.amount;

describe('price with a code', () => {
  it('EN-55 takes the percentage of the chosen method, else that of the code', () => {
    expect(totalOf({})).toBe(792);
    expect(totalOf({ method: 'paypal' })).toBe(693);
  });

  it('EN-55 keeps the percentage of the method within its minimum and its country', () => {
    expect(totalOf({ method: 'paypal', country: 'FR' })).toBe(792);
    expect(totalOf({ method: 'paypal', code: { ...CODE, paymentmethods: [{ method: 'paypal', percentage: 30, minimum: 1_000 }] } })).toBe(
      792,
    );
  });

  it('EN-54 changes nothing below the smallest order', () => {
    expect(withCode(pack, { ...order, code: { ...CODE, minimum_order_value: 2_000 } })).toEqual({ pack, discount: null });
  });

  it('keeps the welcome offer where that is more, and never adds the two', () => {
    expect(withCode(pack, { ...order, offer: OFFER }).discount).toEqual({ percentage: 25, code: null });
    expect(withCode(pack, { ...order, offer: OFFER, method: 'paypal' }).discount).toEqual({ percentage: 30, code: 'ESTATE20' });
  });

  it('counts the VAT of what is charged', () => {
    expect(withCode(pack, order).pack.vat.amount).toBe(143);
  });
});
