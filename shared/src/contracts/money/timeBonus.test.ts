import { describe, expect, it } from '@jest/globals';
import type { Offer } from './offer.ts';
import { TIME_BONUS_SECONDS, timeBonusOf } from './timeBonus.ts';

const SIGNED_UP = Date.parse('2026-11-20T10:00:00.000Z');
const member = { paid_user: false, signup_date: '2026-11-20T10:00:00.000Z' };
const offer: Offer = { code: 'WELCOME25', percentage: 25, expires: '2026-11-20T14:00:00.000Z', status: 'active' };
const after = (seconds: number) => SIGNED_UP + seconds * 1_000;

describe('the time bonus', () => {
  it('TBN-01 is none for a visitor', () => {
    expect(timeBonusOf(null, offer, after(60))).toEqual({ isVisible: false });
  });

  it('TBN-02 is none for a premium member', () => {
    expect(timeBonusOf({ ...member, paid_user: true }, offer, after(60))).toEqual({ isVisible: false });
  });

  it('TBN-03 is none from four hours after the sign-up on', () => {
    expect(timeBonusOf(member, { ...offer, expires: '2026-11-21T10:00:00.000Z' }, after(TIME_BONUS_SECONDS))).toEqual({ isVisible: false });
  });

  it('TBN-04 TBN-15 is active and visible until then', () => {
    expect(timeBonusOf(member, offer, after(TIME_BONUS_SECONDS - 1))).toEqual({ ...offer, isVisible: true });
  });

  it('TBN-15 ends with the offer of the server, whatever the clock of the browser says of the sign-up', () => {
    expect(timeBonusOf(member, { ...offer, expires: '2026-11-20T12:00:00.000Z' }, after(2 * 3_600))).toEqual({ isVisible: false });
    expect(timeBonusOf(member, null, after(60))).toEqual({ isVisible: false });
  });
});
