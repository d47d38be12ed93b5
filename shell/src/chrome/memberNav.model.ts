import type { User } from '@amarena/shared/contracts/account/user';
import { badgeText, creditsTone } from '@amarena/shared/contracts/platform/badgeDisplay';
import { pathTo, type RouteName, type SiteAddress } from '@amarena/shared/contracts/platform/routes';

export type NavKey = 'search' | 'messages' | 'likes' | 'credits' | 'premium' | 'profile';

/** A count on an entry. Screen readers hear `count` in words; `text` is shown. */
export interface NavBadge {
  readonly text: string;
  readonly count: number;
  readonly tone: 'accent' | 'warning' | 'danger';
}

export interface NavEntry {
  readonly key: NavKey;
  readonly to: SiteAddress;
  readonly badge: NavBadge | null;
  /** True if the current page belongs to this entry. */
  readonly current: boolean;
}

export interface NavState {
  readonly user: Pick<User, 'paid_user' | 'credits'>;
  readonly badges: { readonly unread: number; readonly newLikes: number };
  /** Name of the current route. */
  readonly routeName: RouteName | null;
}

const countBadge = (count: number): NavBadge | null => {
  const text = badgeText(count);
  return text === null ? null : { text, count, tone: 'accent' };
};

const creditsBadge = (credits: number): NavBadge | null => {
  const tone = creditsTone(credits);
  return tone === null ? null : { text: String(credits), count: credits, tone };
};

const SECTIONS: Readonly<Record<'members' | 'chats' | 'likes' | 'credits' | 'profile', readonly (RouteName | null)[]>> = {
  members: ['members', 'members-id', 'match-finder', 'swipe-game'],
  chats: ['chats', 'chats-id', 'members-id-chat'],
  likes: ['likes', 'likes-type', 'likes-m-id'],
  credits: ['credits', 'credits-repeat-order', 'credits-id-paymentmethod', 'premium', 'transactions-id', 'directdebit'],
  profile: ['profile', 'notifications', 'profile-verification'],
};

const within = (section: keyof typeof SECTIONS, routeName: RouteName | null) => SECTIONS[section].includes(routeName);

/** The member's entries in the top bar, in order. */
export function navEntries({ user, badges, routeName }: NavState): readonly NavEntry[] {
  const inside = (section: keyof typeof SECTIONS) => within(section, routeName);
  return [
    { key: 'search', to: pathTo('members'), badge: null, current: inside('members') },
    { key: 'messages', to: pathTo('chats'), badge: countBadge(badges.unread), current: inside('chats') },
    { key: 'likes', to: pathTo('likes'), badge: countBadge(badges.newLikes), current: inside('likes') },
    user.paid_user
      ? { key: 'credits', to: pathTo('credits-repeat-order'), badge: creditsBadge(user.credits), current: inside('credits') }
      : { key: 'premium', to: pathTo('premium'), badge: null, current: inside('credits') },
  ];
}

/** The entries of the tab bar. It adds the member's own profile, which the top bar has in the account menu. */
export const tabEntries = (state: NavState): readonly NavEntry[] => [
  ...navEntries(state),
  { key: 'profile', to: pathTo('profile'), badge: null, current: within('profile', state.routeName) },
];

const NO_TAB_BAR: ReadonlySet<RouteName | null> = new Set([
  'members-id',
  'likes-m-id',
  'credits',
  'premium',
  'credits-id-paymentmethod',
  'login',
  'signup',
]);

/** Some screens dock their own actions at the bottom edge on phones, in place of the tab bar. */
export const tabBarShown = (routeName: RouteName | null): boolean => !NO_TAB_BAR.has(routeName);
