import { getLogout } from '@amarena/shared/contracts/account/logout';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { success } from '@amarena/shared/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../../http/platform.ts';
import { route } from '../../http/route.ts';
import { html, sendPage } from '../../pages/html.ts';
import { PLAIN_STYLE } from '../../pages/plainStyle.ts';

const WORDS: Readonly<Record<Language, { readonly title: string; readonly text: string; readonly button: string }>> = {
  it: { title: 'Vuoi uscire?', text: 'Un collegamento ti ha portato qui. Esci solo se premi il pulsante.', button: 'Esci' },
  de: {
    title: 'Möchtest du dich abmelden?',
    text: 'Ein Link hat dich hierher geführt. Abgemeldet wirst du nur mit dem Knopf.',
    button: 'Abmelden',
  },
  en: { title: 'Log out?', text: 'A link brought you here. You only log out if you press the button.', button: 'Log out' },
  fr: {
    title: 'Te déconnecter ?',
    text: 'Un lien t’a conduit ici. Tu ne te déconnectes que si tu appuies sur le bouton.',
    button: 'Se déconnecter',
  },
  es: { title: '¿Quieres cerrar la sesión?', text: 'Te ha traído un enlace. Solo sales si pulsas el botón.', button: 'Cerrar sesión' },
  nl: { title: 'Wil je uitloggen?', text: 'Een link bracht je hier. Je logt alleen uit als je op de knop drukt.', button: 'Uitloggen' },
  pl: { title: 'Wylogować się?', text: 'Trafiasz tu z linku. Wylogujesz się tylko po naciśnięciu przycisku.', button: 'Wyloguj się' },
};

/** The user agent of every browser starts with this; that of other programs does not. */
const BROWSER = /^Mozilla\//;

const isOwn = (address: string | undefined, host: string): boolean =>
  address !== undefined && URL.canParse(address) && new URL(address).host === host;

/**
 * True if the address was opened directly or from another site, or by an old browser that does not say; false if a page
 * of this site opened it.
 */
const cameByLink = ({ headers, host }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  if (site === undefined) return BROWSER.test(headers['user-agent'] ?? '') && !isOwn(headers.referer, host);
  return site === 'cross-site' || site === 'same-site' || (site === 'none' && headers['sec-fetch-mode'] === 'navigate');
};

/** True if a person sees the answer, which then has to lead on to a page. */
const isNavigation = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === undefined ? (headers.accept ?? '').startsWith('text/html') : headers['sec-fetch-mode'] === 'navigate';

/**
 * What a log-out by GET does. `ask`: someone else's link led here. `leave`: a page of this site navigated here. `end`:
 * the site's script called it, or a program that sends no such headers. `proven`: the request comes from the button of
 * the question.
 */
function logoutStep(request: FastifyRequest, proven: boolean): 'ask' | 'leave' | 'end' {
  if (!proven && cameByLink(request)) return 'ask';
  return isNavigation(request) ? 'leave' : 'end';
}

/** Sends the question with a button that logs out. `proof`: a value that only this page of this session can send. */
function sendLogoutQuestion(reply: FastifyReply, language: Language, proof: string): void {
  const { title, text, button } = WORDS[language];
  const body = html`<main><h1>${title}</h1><p>${text}</p><form method="get" action="${getLogout.path}"><input type="hidden" name="proof" value="${proof}"><button>${button}</button></form></main>`;
  sendPage(reply, { language, title, style: PLAIN_STYLE, body });
}

/** Ends the session of the browser, and says so by 204. */
export function registerLogout(api: Api): void {
  route(
    api,
    getLogout,
    async ({ signOut, request, reply, query, language, member }) => {
      const proof = api.platform.fingerprint('logout', member?.session_id ?? '');
      const step = logoutStep(request, query.proof === proof);
      if (step === 'ask') sendLogoutQuestion(reply, language, proof);
      else signOut();
      if (step === 'leave') reply.header('location', '/');
      return success(undefined);
    },
    // Anyone may log out: the person at the browser wants it to be free, even if the page shows someone else.
    { anyMember: true },
  );
}
