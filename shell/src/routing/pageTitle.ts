import { CONTENT_PAGES, type RouteName } from '@amarena/shared/contracts/platform/routes';
import type { Settings } from '@amarena/shared/contracts/platform/settings';
import type { Decision } from '@amarena/shared/routing';
import type { ShellKey, ShellTranslate } from '../catalogue.ts';

/** The name of one particular page, such as a member's name. */
export interface Named {
  readonly path: string;
  readonly title: string;
}

type TitleKey = Extract<ShellKey, `title.${string}`>;

/** By route name; a content page by its token. */
const TITLES: { readonly [Name in RouteName | (typeof CONTENT_PAGES)[number]]?: TitleKey } = {
  members: 'title.members',
  'members-id': 'title.members-id',
  'members-id-chat': 'title.conversation',
  likes: 'title.likes',
  'likes-type': 'title.likes',
  'likes-m-id': 'title.members-id',
  'swipe-game': 'title.swipe-game',
  'match-finder': 'title.match-finder',
  'profile-verification': 'title.verification',
  chats: 'title.chats',
  'chats-id': 'title.conversation',
  credits: 'title.credits',
  'credits-repeat-order': 'title.credits',
  'credits-id-paymentmethod': 'title.checkout',
  directdebit: 'title.checkout',
  'transactions-id': 'title.transactions',
  premium: 'title.premium',
  pricing: 'title.pricing',
  'activate-done': 'title.activation',
  'activate-error': 'title.activation',
  complaints: 'title.complaints',
  'pages-ban': 'title.ban',
  'pages-cookies': 'title.cookies',
  'pages-faq': 'title.faq',
  'pages-privacy': 'title.privacy',
  'pages-return-policy': 'title.return-policy',
  'pages-service': 'title.service',
  'pages-terms': 'title.terms',
  safety: 'title.safety',
  'lang-config': 'title.lang-config',
  'desk-queue-id': 'title.desk',
  delivery: 'title.delivery',
  'editor-id-tab': 'title.editor',
  'decisions-id': 'title.decisions',
  login: 'title.login',
  'reset-password': 'title.reset',
  'reset-password-do': 'title.reset',
  notifications: 'title.settings',
  'mail-change-do': 'title.mail-change',
  'account-deleted': 'title.account-deleted',
  signup: 'title.signup',
  'members-id-signup': 'title.signup',
  profile: 'title.profile',
  'complete-signup': 'title.complete-signup',
  'signup-matches': 'title.signup-matches',
};

/** The title of the current page without the site's name; empty if the site's name is enough. */
export function pageTitle(decision: Decision, settings: Pick<Settings, 'index_title'>, t: ShellTranslate): string {
  if (decision.type === 'redirect') return '';
  if (decision.type === 'error') return t(decision.status === 404 ? 'title.not_found' : 'title.error');
  if (decision.route.name === 'index') return settings.index_title;
  const { route, params } = decision;
  const token = CONTENT_PAGES.find((page) => page === params.token);
  const key = TITLES[route.name === 'token' && token !== undefined ? token : route.name];
  return key === undefined ? '' : t(key);
}
