import { SWIPE_LIKES_PER_DAY } from '@amarena/shared/contracts/people/swipeLimits';
import { expect, type Page } from '@playwright/test';
import { DEVELOPER, PASSWORD } from '../seed/people.ts';
import { type Caller, callAs } from './api.ts';
import { codeRuns } from './boot.ts';
import { beModerator, someCase } from './desk.ts';
import { buyCredits, joinActive, like, write } from './members.ts';
import { motionOver } from './motion.ts';
import { swipe } from './play.ts';
import { someFictional, someProfile } from './profile.ts';

const ASKED = {
  answers: { looking_for: null, age: 'around', evening: 'table', reach: 'near', talk: 'travel' },
  only_real: false,
  everywhere: false,
};

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Prepares what the screen's name promises. Default: nothing. */
  readonly before?: () => Promise<void>;
  /** Opens an overlay on it. Default: none. */
  readonly open?: (page: Page) => Promise<void>;
}

/** Waits until everything has loaded and runs: no skeleton, spinner, progress bar or loading picture. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await codeRuns(page);
  await motionOver(page);
}

/** Screens for visitors. */
export async function visitorScreens(caller: Caller): Promise<Screen[]> {
  const real = await someProfile(caller, 'country=IT&only_real=true&photo=true', ({ num_photos }) => num_photos > 3);
  const fictional = await someFictional(caller);
  return [
    { name: 'home', path: '/' },
    { name: 'search', path: '/members' },
    { name: 'profile', path: `/members/${real.id}` },
    { name: 'fictional profile', path: `/members/${fictional.id}` },
    { name: 'prices', path: '/pricing' },
    ...['terms', 'privacy', 'cookies', 'ban', 'return-policy', 'faq', 'service'].map((name) => ({ name, path: `/pages/${name}` })),
    { name: 'safety', path: '/safety' },
    { name: 'complaints', path: '/complaints' },
    { name: 'language and country', path: '/lang-config' },
    { name: 'log-in', path: '/login' },
    { name: 'forgotten password', path: '/reset-password' },
    { name: 'new password', path: '/reset-password/do' },
    { name: 'deleted account', path: '/account-deleted' },
    { name: 'changed address', path: '/mail-change/do' },
    { name: 'sign-up', path: '/signup' },
    { name: 'sign-up from a profile', path: `/members/${real.id}/signup` },
    { name: 'activated', path: '/activate/done' },
    { name: 'not activated', path: '/activate/error' },
    { name: 'unknown address', path: '/no/such/page' },
  ];
}

/** Screens of a new member with a conversation, likes and a payment; `other` is the member they met. */
export async function memberScreens(caller: Caller, other: Caller): Promise<Screen[]> {
  const member = await joinActive(caller);
  const { id } = await joinActive(other);
  await like(other, member.id);
  await callAs(other, 'POST', '/api/visits.php', { profile: member.id });
  const conversation = await write(other, member.id, 'Ciao, che cosa leggi in questi giorni?');
  const real = await someProfile(caller, 'country=IT&only_real=true&photo=true', ({ num_photos }) => num_photos > 3);
  for (const liked of [real.id, id]) await like(caller, liked);
  await buyCredits(caller);
  const { payments } = await callAs<{ payments: { id: string }[] }>(caller, 'GET', '/api/transactions.php');
  return [
    { name: 'search', path: '/members' },
    { name: 'profile', path: `/members/${real.id}` },
    { name: 'likes received', path: '/likes' },
    { name: 'likes given', path: '/likes/given' },
    { name: 'likes mutual', path: '/likes/mutual' },
    { name: 'visitors', path: '/likes/visitors' },
    { name: 'swipe game', path: '/swipe-game' },
    { name: 'end of the swipe game', path: '/swipe-game', before: () => swipe(caller, 'like', SWIPE_LIKES_PER_DAY) },
    { name: 'match-finder', path: '/match-finder' },
    { name: 'people found', path: '/match-finder', before: () => callAs(caller, 'POST', '/api/match-finder.php', ASKED) },
    { name: 'own profile', path: '/profile' },
    { name: 'step of sign-up', path: '/complete-signup' },
    { name: 'matches of a newcomer', path: '/signup-matches' },
    { name: 'settings', path: '/notifications' },
    { name: 'verification', path: '/profile/verification' },
    { name: 'decisions', path: '/decisions' },
    { name: 'messages', path: '/chats' },
    { name: 'conversation', path: `/chats/${conversation}` },
    { name: 'new conversation', path: `/members/${id}/chat` },
    { name: 'credits', path: '/credits' },
    { name: 'checkout', path: '/credits/p1' },
    { name: 'repeated orders', path: '/credits/repeat-order' },
    { name: 'direct debit', path: '/directdebit' },
    { name: 'payments', path: '/transactions' },
    { name: 'payment', path: `/transactions/${payments[0]?.id}` },
    { name: 'premium', path: '/premium' },
  ];
}

/** Screens for moderators. */
export async function moderatorScreens(caller: Caller): Promise<Screen[]> {
  await beModerator(caller);
  return [
    { name: 'desk', path: '/desk' },
    { name: 'case', path: await someCase(caller) },
    { name: 'log of the desk', path: '/desk/audit' },
  ];
}

/** Screens for editors. */
export async function editorScreens(caller: Caller): Promise<Screen[]> {
  await callAs(caller, 'POST', '/api/user.php', { email: 'editor@example.test', password: PASSWORD, remember: false });
  const { landers } = await callAs<{ landers: { id: string }[] }>(caller, 'GET', '/api/landers.php');
  const lander = `/editor/${landers[0]?.id}`;
  return [
    { name: 'landers', path: '/editor' },
    { name: 'lander', path: lander },
    { name: 'versions of a lander', path: `${lander}/versions` },
    { name: 'test of a lander', path: `${lander}/test` },
  ];
}

/** Screens for developers. */
export async function developerScreens(caller: Caller): Promise<Screen[]> {
  await callAs(caller, 'POST', '/api/user.php', { email: DEVELOPER.email, password: PASSWORD, remember: false });
  return [{ name: 'delivery', path: '/delivery' }];
}
