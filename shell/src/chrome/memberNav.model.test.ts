import type { RouteName } from '@amarena/shared/contracts/platform/routes';
import { describe, expect, it } from '@jest/globals';
import { type NavState, navEntries, tabBarShown, tabEntries } from './memberNav.model.ts';

const state = (
  change: { paid_user?: boolean; credits?: number; unread?: number; newLikes?: number; routeName?: RouteName } = {},
): NavState => ({
  user: { paid_user: change.paid_user ?? false, credits: change.credits ?? 50 },
  badges: { unread: change.unread ?? 0, newLikes: change.newLikes ?? 0 },
  routeName: change.routeName ?? 'members',
});
const entry = (key: string, given: NavState) => navEntries(given).find((one) => one.key === key);

describe('the navigation', () => {
  it('TB-08 TB-09 TB-12 leads to the search, the messages and the likes', () => {
    expect(navEntries(state()).map(({ key, to }) => [key, to])).toEqual([
      ['search', '/members'],
      ['messages', '/chats'],
      ['likes', '/likes'],
      ['premium', '/premium'],
    ]);
  });

  it('TB-10 TB-11 shows the unread total on messages and caps it at 99+', () => {
    expect(entry('messages', state({ unread: 7 }))?.badge?.text).toBe('7');
    expect(entry('messages', state({ unread: 99 }))?.badge?.text).toBe('99');
    expect(entry('messages', state({ unread: 100 }))?.badge?.text).toBe('99+');
  });

  it('TB-13 TB-14 shows the new likes on likes, capped the same way', () => {
    expect(entry('likes', state({ newLikes: 3 }))?.badge?.text).toBe('3');
    expect(entry('likes', state({ newLikes: 100 }))?.badge?.text).toBe('99+');
  });

  it('TB-15 shows neither badge at 0', () => {
    expect(entry('messages', state())?.badge).toBeNull();
    expect(entry('likes', state())?.badge).toBeNull();
  });

  it('TB-16 TB-17 shows a premium member the credits, which lead to the repeat order', () => {
    expect(entry('credits', state({ paid_user: true }))?.to).toBe('/credits/repeat-order');
    expect(entry('premium', state({ paid_user: true }))).toBeUndefined();
  });

  it('TB-18 TB-19 shows any other member the way to Premium', () => {
    expect(entry('premium', state())?.to).toBe('/premium');
    expect(entry('credits', state())).toBeUndefined();
  });

  it('TB-20 TB-21 TB-22 shows credits at 10 or fewer: a warning down to 1, danger at 0', () => {
    const badge = (credits: number) => entry('credits', state({ paid_user: true, credits }))?.badge;
    expect(badge(11)).toBeNull();
    expect(badge(10)).toMatchObject({ text: '10', tone: 'warning' });
    expect(badge(1)).toMatchObject({ tone: 'warning' });
    expect(badge(0)).toMatchObject({ text: '0', tone: 'danger' });
  });

  it('TB-23 puts no credits badge on the way to Premium', () => {
    expect(entry('premium', state({ credits: 0 }))?.badge).toBeNull();
  });

  it('marks the entry that the page belongs to', () => {
    const marked = (routeName: RouteName) => navEntries(state({ routeName })).find(({ current }) => current)?.key;
    expect(marked('members-id')).toBe('search');
    expect(marked('chats')).toBe('messages');
    expect(marked('likes-type')).toBe('likes');
    expect(marked('premium')).toBe('premium');
    expect(marked('login')).toBeUndefined();
  });

  it('keeps the own profile one tap away in the tab bar, marked on its pages', () => {
    const last = (routeName: RouteName) => tabEntries(state({ routeName })).at(-1);
    expect(last('members')).toEqual({ key: 'profile', to: '/profile', badge: null, current: false });
    expect(last('notifications')?.current).toBe(true);
    expect(navEntries(state({})).map(({ key }) => key)).not.toContain('profile');
  });

  it('leaves the lower edge to screens that dock their own actions there', () => {
    expect(tabBarShown('members')).toBe(true);
    expect(tabBarShown('members-id')).toBe(false);
    for (const name of ['credits', 'premium', 'credits-id-paymentmethod'] as const) expect(tabBarShown(name)).toBe(false);
  });
});
