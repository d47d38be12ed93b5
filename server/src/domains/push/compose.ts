import type { PushKind } from '@amarena/shared/contracts/account/notifications';
import type { PushNews, PushSettings } from '@amarena/shared/contracts/account/push';
import { photoAddress } from '@amarena/shared/contracts/people/photoAddress';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import type { Db } from '../../db/schema.ts';
import { NOTICE_PAGES } from '../notices/kinds.ts';
import type { Notices } from '../notices/service.ts';
import { NOTICE_WORDS, newsLine } from '../notices/words.ts';
import type { Profiles } from '../profiles/service.ts';
import { FICTIONAL_NAMES } from '../settings/fictional.ts';
import type { SiteSettings } from '../settings/service.ts';
import { onlySender } from './repository.ts';
import { PUSH_WORDS } from './words.ts';

export interface ComposeDeps {
  readonly now: () => Date;
  readonly settings: Pick<SiteSettings, 'site'>;
  readonly notices: Pick<Notices, 'news'>;
  readonly profiles: Pick<Profiles, 'cards'>;
}

export interface Telling {
  readonly member: { readonly id: string; readonly language: Language };
  readonly kind: PushKind;
  readonly since: Date;
  readonly settings: Pick<PushSettings, 'names'>;
}

/** The notification about the current news; null if there is none any more. */
export async function composeNews(db: Db, deps: ComposeDeps, { member, kind, since, settings }: Telling): Promise<PushNews | null> {
  const news = await deps.notices.news(db, member.id, kind, since);
  if (news.count === 0) return null;
  const { language } = member;
  const site = await deps.settings.site(db);
  const sender = await onlySender(db, member.id, kind, since);
  const plain = news.count === 1 && news.fictional === 0 ? NOTICE_WORDS[language].kinds[kind].subject : newsLine(language, kind, news);
  const discreet: PushNews = {
    title: site.name,
    body: plain,
    lang: language,
    tag: kind,
    url: sender === null || sender.conversation === null ? NOTICE_PAGES[kind](news) : pathTo('chats-id', { id: sender.conversation }),
    icon: null,
  };
  const [card] = settings.names && sender !== null ? await deps.profiles.cards(db, member.id, [sender.id], deps.now()) : [];
  if (card === undefined) return discreet;
  const words = PUSH_WORDS[language].by_name[kind](card.name);
  return {
    ...discreet,
    body: card.fictional ? `${words} (${FICTIONAL_NAMES[language].singular})` : words,
    icon: card.main_image === null ? null : photoAddress(site.cdn_prefix, card.main_image.thumb_filename),
  };
}

/** The outcome of a payment that the member was told to wait for. */
export async function composePayment(
  db: Db,
  { settings }: Pick<ComposeDeps, 'settings'>,
  { language, payment, state }: { language: Language; payment: string; state: 'completed' | 'failed' },
): Promise<PushNews> {
  return {
    title: (await settings.site(db)).name,
    body: PUSH_WORDS[language].payment[state],
    lang: language,
    tag: `payment-${payment}`,
    url: pathTo('transactions-id', { id: payment }),
    icon: null,
  };
}
