import { describe, expect, it } from '@jest/globals';
import { activeDiscount, type Offer } from './offer.ts';

describe('the active discount', () => {
  const timeBonus: Offer = { code: 'WELCOME25', percentage: 25, expires: '2026-11-20T14:00:00.000Z', status: 'active' };
  const welcome: Offer = { ...timeBonus, percentage: 10 };

  it('DSC-01 is the time bonus if the member has one', () => {
    expect(activeDiscount(timeBonus, welcome)).toBe(timeBonus);
  });

  it('DSC-02 is the welcome discount without a time bonus', () => {
    expect(activeDiscount(null, welcome)).toBe(welcome);
    expect(activeDiscount(null, null)).toBeNull();
  });
});
