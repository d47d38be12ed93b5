import type { PushState } from '@amarena/shared/bus';
import type { User } from '@amarena/shared/contracts/accounts';
import type { PendingPayment } from '@amarena/shared/contracts/payments';
import type { Route, RouteName } from '@amarena/shared/contracts/routes';
import type { TimeBonus } from '@amarena/shared/contracts/timeBonus';
import { CHECKOUT } from '../chrome/likeModal.model.ts';
import type { Dismissible } from '../dismissals.ts';

/** Every banner, the first that applies before the others. */
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

/** What decides about banners. */
export interface BannerState {
  /** `reconnecting` only where it has lasted. */
  readonly connection: 'online' | 'offline' | 'reconnecting';
  /** What the page asked for has been on its way for long. */
  readonly slow: boolean;
  /** The payment that waits for its confirmation; null: none. */
  readonly pendingPayment: PendingPayment | null;
  readonly user: Pick<User, 'status' | 'notifications_disabled' | 'profile' | 'roles_wait'> | null;
  readonly timeBonus: TimeBonus;
  readonly push: Pick<PushState, 'capable' | 'subscription'>;
  /** Pushes can be subscribed to on this site. */
  readonly pushOffered: boolean;
  /** How this browser puts the site among the apps: it asks by itself, or the person does it; null: neither, or it is there. */
  readonly install: 'asks' | 'by_hand' | null;
  readonly route: Pick<Route, 'name' | 'owner'> | null;
  isDismissed(name: Dismissible): boolean;
}

const APPLIES: Readonly<Record<BannerName, (state: BannerState) => boolean>> = {
  offline: ({ connection }) => connection === 'offline',
  reconnecting: ({ connection }) => connection === 'reconnecting',
  slow: ({ slow }) => slow,
  // The payment's own page says it itself, and more.
  payment_pending: ({ pendingPayment, route }) => pendingPayment !== null && route?.name !== 'transactions-id',
  activation: ({ user }) => user?.status === 'not_confirmed',
  role: ({ user, route }) => user?.roles_wait === true && route?.name !== 'notifications',
  email_disabled: ({ user, isDismissed }) => user !== null && user.notifications_disabled.length > 0 && !isDismissed('email_disabled'),
  photo: (state) => state.user?.profile.main_image === null && !state.isDismissed('photo'),
  // The pages about credits show the same countdown beside the prices.
  time_bonus: ({ timeBonus, route, isDismissed }) => timeBonus.isVisible && route?.owner !== 'mf-payments' && !isDismissed('time_bonus'),
  push: (state) =>
    state.user !== null && state.pushOffered && state.push.capable && state.push.subscription === 'none' && !state.isDismissed('push'),
  // Where someone looks around: nobody is interrupted while they write or pay.
  install: ({ user, install, route, isDismissed }) =>
    user !== null && install !== null && route?.owner === 'mf-members' && !isDismissed('install'),
};

/** What is wrong with the page itself, said everywhere. */
const OF_THE_PAGE: readonly BannerName[] = ['offline', 'reconnecting', 'slow'];

/** What is said even to someone who is about to pay. */
const IN_CHECKOUT: readonly BannerName[] = [...OF_THE_PAGE, 'payment_pending'];

/** Where someone is signing up: each step asks for one thing, and says itself what the banners would. */
const SIGNING_UP: readonly RouteName[] = ['signup', 'members-id-signup', 'complete-signup'];

function bannersOn(route: BannerState['route']): readonly BannerName[] {
  if (route === null) return BANNERS;
  if (SIGNING_UP.includes(route.name)) return OF_THE_PAGE;
  return CHECKOUT.includes(route.name) ? IN_CHECKOUT : BANNERS;
}

/** The one banner that shows; null: none. */
export function bannerShown(state: BannerState): BannerName | null {
  return bannersOn(state.route).find((name) => APPLIES[name](state)) ?? null;
}

/** Pages of one person: on a phone the first screen is theirs. */
const OF_ONE_PERSON: readonly RouteName[] = ['members-id', 'likes-m-id'];

/** True for a banner that waits for another page where the window is narrow: it would push name and age out of view. */
export const waitsOnPhones = (name: BannerName, route: BannerState['route']): boolean =>
  route !== null && OF_ONE_PERSON.includes(route.name) && !OF_THE_PAGE.includes(name);
