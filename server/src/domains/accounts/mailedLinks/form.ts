import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { Route } from '@amarena/shared/contracts/platform/routes';
import type { FastifyRequest } from 'fastify';
import { type Html, html } from '../../../pages/html.ts';
import { PLAIN_STYLE } from '../../../pages/plainStyle.ts';
import { MAILED_LINK_WORDS, type MailedLinkWords } from './words.ts';

/** The buttons of mailed links POST to this path. */
export const LINK_FORM_PATH = '/api/mailed-link.php';

export type LinkKind = 'activation' | 'reactivation' | 'mail_change' | 'release';

/** The question that a mailed link asks, with the button that carries it out. */
export function linkForm(language: Language, kind: LinkKind, token: string): Html {
  const { title, text, button } = MAILED_LINK_WORDS[language][kind];
  return html`<main><h1>${title}</h1><p>${text}</p><form method="post" action="${LINK_FORM_PATH}"><input type="hidden" name="kind" value="${kind}"><input type="hidden" name="token" value="${token}"><button>${button}</button></form></main>`;
}

const outcome = (text: string): string => html`<main><h1>${text}</h1></main>`.text;

function textFor(name: Route['name'], query: URLSearchParams, words: MailedLinkWords): string | null {
  if (name === 'activate-done') return words.activated;
  if (name === 'activate-error') return query.get('why') === 'used' ? words.activated_before : words.failed;
  if (name === 'account-deleted' && query.has('link')) return words.failed;
  return name === 'login' && query.has('reactivated') ? words.reactivated : null;
}

/** What the screens of mailed links show if scripts do not run; null for nothing. */
export function mailedLinkWithoutScript(
  request: FastifyRequest,
  { name }: Pick<Route, 'name'>,
  language: Language,
): { style: string; html: string } | null {
  const query = new URLSearchParams((request.raw.url ?? '').split(/\?(.*)/s)[1]);
  if (name === 'mail-change-do') {
    return { style: PLAIN_STYLE, html: linkForm(language, 'mail_change', query.get('token') ?? '').text };
  }
  const text = textFor(name, query, MAILED_LINK_WORDS[language]);
  return text === null ? null : { style: PLAIN_STYLE, html: outcome(text) };
}
