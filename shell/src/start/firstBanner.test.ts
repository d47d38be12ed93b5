import { decide } from '@amarena/shared/routing';
import { aMainImage, anOwnProfile, aUser } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { firstBannerPossible } from './firstBanner.ts';

const settled = aUser({ profile: anOwnProfile({ main_image: aMainImage() }) });
const boot: Parameters<typeof firstBannerPossible>[0] = { user: settled, offer: null, pending_payment: null };
const at = (path: string) => ({ path, decision: decide({ path, search: '', member: true }) });
const offer = { code: 'WELCOME25', percentage: 25, expires: '2026-11-20T14:00:00.000Z', status: 'active' } as const;

describe('the first paint', () => {
  it('waits for no banner where none can belong there', () => {
    expect(firstBannerPossible(boot, at('/members'))).toBe(false);
    expect(firstBannerPossible({ ...boot, user: null }, at('/members'))).toBe(false);
  });

  it.each([
    ['an offer', { offer }],
    ['a payment that waits', { pending_payment: { id: 'p', at_bank: true } }],
    ['an address to confirm', { user: { ...settled, status: 'not_confirmed' as const } }],
    ['a role without a passkey', { user: { ...settled, roles_wait: true } }],
    ['mail that is off', { user: { ...settled, notifications_disabled: ['bounce' as const] } }],
    ['a missing photo', { user: aUser({ profile: anOwnProfile({ main_image: null }) }) }],
  ])('waits for the banner of %s', (_what, change) => {
    expect(firstBannerPossible({ ...boot, ...change }, at('/members'))).toBe(true);
  });

  it('waits for none in a layout without banners', () => {
    expect(firstBannerPossible({ ...boot, offer }, at('/lang-config'))).toBe(false);
  });
});
