import type { PushState } from '@amarena/shared/bus';
import type { User } from '@amarena/shared/contracts/account/user';
import type { PendingPayment } from '@amarena/shared/contracts/money/pendingPayment';
import type { TimeBonus } from '@amarena/shared/contracts/money/timeBonus';
import type { Route, RouteName } from '@amarena/shared/contracts/platform/routes';
import type { Dismissible } from '../dismissals.ts';
import { CHECKOUT } from '../popUps/mayPopUp.ts';

/** All banners by priority: the first that applies is shown. */
export const BANNERS = [
  'offline',
  'reconnecting',
  'slow',
  'payment_pending',
  'activation',
  'role',
  'email_disabled',
  'photo',
  'time_bonus',
  'push',
  'install',
] as const;
export type BannerName = (typeof BANNERS)[number];

/** Offers that become known only after a page is shown. They wait for the next page, so that they do not move this one. */
const WAITING: readonly BannerName[] = ['push', 'install'];

/** The inputs that decide which banner is shown. */
export interface BannerState {
  /** `reconnecting` only after it has lasted for a while. */
  readonly connection: 'online' | 'offline' | 'reconnecting';
  /** True if data that the page asked for is taking long. */
  readonly slow: boolean;
  /** The payment that waits for confirmation; null: none. */
  readonly pendingPayment: PendingPayment | null;
  readonly user: Pick<User, 'status' | 'notifications_disabled' | 'profile' | 'roles_wait'> | null;
  readonly timeBonus: TimeBonus;
  readonly push: Pick<PushState, 'capable' | 'subscription'>;
  /** True if the site offers push. */
  readonly pushOffered: boolean;
  /** How this browser installs the site: with its own prompt, or by hand. Null: it cannot, or the site is installed already. */
  readonly install: 'asks' | 'by_hand' | null;
  readonly route: Pick<Route, 'name' | 'owner'> | null;
  /** The waiting offers that applied when the person came to this page. */
  readonly offeredOnArrival: readonly BannerName[];
  isDismissed(name: Dismissible): boolean;
}

const APPLIES: Readonly<Record<BannerName, (state: BannerState) => boolean>> = {
  offline: ({ connection }) => connection === 'offline',
  reconnecting: ({ connection }) => connection === 'reconnecting',
  slow: ({ slow }) => slow,
  // The payment's own page says this, in more detail.
  payment_pending: ({ pendingPayment, route }) => pendingPayment !== null && route?.name !== 'transactions-id',
  activation: ({ user }) => user?.status === 'not_confirmed',
  role: ({ user, route }) => user?.roles_wait === true && route?.name !== 'notifications',
  email_disabled: ({ user, isDismissed }) => user !== null && user.notifications_disabled.length > 0 && !isDismissed('email_disabled'),
  photo: (state) => state.user?.profile.main_image === null && !state.isDismissed('photo'),
  // The credit pages show the same countdown beside the prices.
  time_bonus: ({ timeBonus, route, isDismissed }) => timeBonus.isVisible && route?.owner !== 'mf-payments' && !isDismissed('time_bonus'),
  push: (state) =>
    state.user !== null && state.pushOffered && state.push.capable && state.push.subscription === 'none' && !state.isDismissed('push'),
  // Only while browsing, so that it never interrupts someone who is writing or paying.
  install: ({ user, install, route, isDismissed }) =>
    user !== null && install !== null && route?.owner === 'mf-members' && !isDismissed('install'),
};

/** Problems of the page itself, shown everywhere. */
const OF_THE_PAGE: readonly BannerName[] = ['offline', 'reconnecting', 'slow'];

/** Shown even to someone who is about to pay. */
const IN_CHECKOUT: readonly BannerName[] = [...OF_THE_PAGE, 'payment_pending'];

/** During sign-up. Each step asks for one thing and covers what the banners would say. */
const SIGNING_UP: readonly RouteName[] = ['signup', 'members-id-signup', 'complete-signup'];

function bannersOn(route: BannerState['route']): readonly BannerName[] {
  if (route === null) return BANNERS;
  if (SIGNING_UP.includes(route.name)) return OF_THE_PAGE;
  return CHECKOUT.includes(route.name) ? IN_CHECKOUT : BANNERS;
}

/** The one banner to show; null: none. */
export function bannerShown(state: BannerState): BannerName | null {
  const waits = (name: BannerName) => WAITING.includes(name) && !state.offeredOnArrival.includes(name);
  return bannersOn(state.route).find((name) => APPLIES[name](state) && !waits(name)) ?? null;
}

/** The offers that the next page may show. */
export const waitingOffers = (state: BannerState): readonly BannerName[] => WAITING.filter((name) => APPLIES[name](state));

/** Pages about one member at a time: on a phone the first screen belongs to them. */
const OF_ONE_PERSON: readonly RouteName[] = ['members-id', 'likes-m-id', 'swipe-game'];

/** True if the banner waits for the next page on narrow windows, because it would push the name and age, or the buttons, out of view. */
export const waitsOnPhones = (name: BannerName, route: BannerState['route']): boolean =>
  route !== null && OF_ONE_PERSON.includes(route.name) && !OF_THE_PAGE.includes(name);
