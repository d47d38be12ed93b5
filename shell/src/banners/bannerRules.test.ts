import type { TimeBonus } from '@amarena/shared/contracts/money/timeBonus';
import { type RouteName, routeNamed } from '@amarena/shared/contracts/platform/routes';
import { aMainImage, anOwnProfile, aUser as anyUser } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { BANNERS, type BannerState, bannerShown, waitingOffers, waitsOnPhones } from './bannerRules.ts';

const bonus: TimeBonus = { code: 'WELCOME25', percentage: 25, expires: '2026-11-20T14:00:00.000Z', status: 'active', isVisible: true };
const noPhoto = anOwnProfile({ main_image: null });
const withPhoto = anOwnProfile({ main_image: aMainImage() });
const aUser = (change: Parameters<typeof anyUser>[0] = {}) => anyUser({ profile: withPhoto, ...change });

/** A member to whom no banner applies. Each test adds what it needs. */
const state = (change: Partial<BannerState> = {}): BannerState => ({
  connection: 'online',
  slow: false,
  pendingPayment: null,
  user: aUser(),
  timeBonus: { isVisible: false },
  push: { capable: false, subscription: 'unknown' },
  pushOffered: true,
  install: null,
  offeredOnArrival: ['push', 'install'],
  route: routeNamed('members'),
  isDismissed: () => false,
  ...change,
});

const everything = state({
  connection: 'offline',
  slow: true,
  pendingPayment: { id: 'payment', at_bank: true },
  user: aUser({ status: 'not_confirmed', notifications_disabled: ['bounce'], profile: noPhoto }),
  timeBonus: bonus,
  push: { capable: true, subscription: 'none' },
  install: 'asks',
});
const onRoute = (name: RouteName) => ({ ...everything, connection: 'online' as const, slow: false, route: routeNamed(name) });

describe('the one banner', () => {
  it('is none where nothing applies, and for a visitor', () => {
    expect(bannerShown(state())).toBeNull();
    expect(bannerShown(state({ user: null, push: { capable: true, subscription: 'none' } }))).toBeNull();
  });

  it('is the first that applies, in one order', () => {
    const order: string[] = [];
    const steps: BannerState[] = [
      everything,
      { ...everything, connection: 'reconnecting' },
      { ...everything, connection: 'online' },
      { ...everything, connection: 'online', slow: false },
      { ...everything, connection: 'online', slow: false, pendingPayment: null },
    ];
    const confirmed = { ...everything, connection: 'online' as const, slow: false, pendingPayment: null };
    steps.push({ ...confirmed, user: aUser({ roles_wait: true, notifications_disabled: ['fbl'] }) });
    steps.push({ ...confirmed, user: aUser({ notifications_disabled: ['fbl'], profile: noPhoto }) });
    steps.push({ ...confirmed, user: aUser({ profile: noPhoto }) });
    steps.push({ ...confirmed, user: aUser() });
    steps.push({ ...confirmed, user: aUser(), timeBonus: { isVisible: false } });
    steps.push({ ...confirmed, user: aUser(), timeBonus: { isVisible: false }, pushOffered: false });
    for (const step of steps) order.push(String(bannerShown(step)));
    expect(order).toEqual([...BANNERS]);
  });

  it('leaves the steps of sign-up alone but for a lost connection', () => {
    for (const name of ['signup', 'members-id-signup', 'complete-signup'] as const) {
      expect(bannerShown(onRoute(name))).toBeNull();
      expect(bannerShown({ ...onRoute(name), connection: 'offline' })).toBe('offline');
    }
  });

  it('leaves the first screen of a phone to the person whose page it is, but for a lost connection', () => {
    for (const name of ['members-id', 'likes-m-id', 'swipe-game'] as const) {
      expect(BANNERS.filter((banner) => !waitsOnPhones(banner, routeNamed(name)))).toEqual(['offline', 'reconnecting', 'slow']);
    }
    expect(BANNERS.some((banner) => waitsOnPhones(banner, routeNamed('members')))).toBe(false);
  });

  it('WB-14 is the countdown of an active time bonus', () => {
    expect(bannerShown(state({ timeBonus: bonus }))).toBe('time_bonus');
  });

  it('WB-18 asks a member without a photo for one, and no other', () => {
    expect(bannerShown(state({ user: aUser({ profile: noPhoto }) }))).toBe('photo');
    expect(bannerShown(state({ user: aUser() }))).toBeNull();
  });

  it.each([
    ['capable and not subscribed', { capable: true, subscription: 'none' }, 'push'],
    ['not capable', { capable: false, subscription: 'none' }, null],
    ['subscribed', { capable: true, subscription: 'subscribed' }, null],
    ['denied', { capable: true, subscription: 'denied' }, null],
    ['not determined yet', { capable: true, subscription: 'unknown' }, null],
  ] as const)('WB-19 offers notifications by the state of push: %s', (_what, push, shown) => {
    expect(bannerShown(state({ push }))).toBe(shown);
  });

  it('WB-19 offers none where the site has no key for them', () => {
    expect(bannerShown(state({ push: { capable: true, subscription: 'none' }, pushOffered: false }))).toBeNull();
  });

  it('WB-20 says that mail is off while there is a reason', () => {
    expect(bannerShown(state({ user: aUser({ notifications_disabled: ['bounce'] }) }))).toBe('email_disabled');
    expect(bannerShown(state({ user: aUser({ notifications_disabled: [] }) }))).toBeNull();
  });

  it('WB-21 reminds of the activation while the member is not confirmed', () => {
    expect(bannerShown(state({ user: aUser({ status: 'not_confirmed' }) }))).toBe('activation');
  });

  it('leaves someone who is about to pay alone, but for the connection and their own payment', () => {
    expect(bannerShown(onRoute('credits-id-paymentmethod'))).toBe('payment_pending');
    expect(bannerShown({ ...onRoute('credits-id-paymentmethod'), pendingPayment: null })).toBeNull();
    expect(bannerShown({ ...onRoute('directdebit'), connection: 'offline' })).toBe('offline');
  });

  it('says nothing of a payment on its own page, nor of the offer beside the prices', () => {
    expect(bannerShown(onRoute('transactions-id'))).toBe('activation');
    expect(bannerShown({ ...state({ timeBonus: bonus }), route: routeNamed('credits') })).toBeNull();
  });

  it('WB-19 IA-01 keeps offers that are known late for the next page', () => {
    const late = state({ push: { capable: true, subscription: 'none' }, install: 'asks', offeredOnArrival: [] });
    expect(bannerShown(late)).toBeNull();
    expect(bannerShown({ ...late, connection: 'offline' })).toBe('offline');
    expect(bannerShown({ ...late, offeredOnArrival: waitingOffers(late) })).toBe('push');
  });

  it('IA-01 offers the app last, to members who look around, and never in a chat or where someone pays', () => {
    const offered = state({ install: 'asks' });
    expect(bannerShown(offered)).toBe('install');
    expect(bannerShown({ ...offered, install: 'by_hand' })).toBe('install');
    expect(bannerShown({ ...offered, user: null })).toBeNull();
    expect(bannerShown({ ...offered, isDismissed: (name) => name === 'install' })).toBeNull();
    for (const name of ['chats', 'chats-id', 'credits', 'credits-id-paymentmethod', 'directdebit', 'complete-signup'] as const)
      expect(bannerShown({ ...offered, route: routeNamed(name) })).toBeNull();
  });

  it('DIS-03 goes on with the next one where one was dismissed', () => {
    const confirmed = {
      ...everything,
      connection: 'online' as const,
      slow: false,
      pendingPayment: null,
      user: aUser({ profile: noPhoto }),
    };
    expect(bannerShown({ ...confirmed, isDismissed: (name) => name === 'photo' })).toBe('time_bonus');
    expect(bannerShown({ ...confirmed, isDismissed: (name) => name !== 'push' })).toBe('push');
  });
});
