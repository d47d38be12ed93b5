import { getLogout } from '@amarena/shared/contracts/accounts';
import type { Language } from '@amarena/shared/contracts/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
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

/** Whether a browser says that a person opened the address itself, or another site did, instead of a page of this site. */
const cameByLink = ({ headers }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site' || (site === 'none' && headers['sec-fetch-mode'] === 'navigate');
};

/**
 * What a log-out by GET does: `ask` where a link of somebody else's led to it, `leave` where the site's own page did as a
 * navigation, `end` where its script did, or a program that says nothing.
 */
export function logoutStep(request: FastifyRequest): 'ask' | 'leave' | 'end' {
  if (cameByLink(request)) return 'ask';
  return request.headers['sec-fetch-mode'] === 'navigate' ? 'leave' : 'end';
}

/** The question, with a button that logs out. */
export function sendLogoutQuestion(reply: FastifyReply, language: Language): void {
  const { title, text, button } = WORDS[language];
  const body = html`<main><h1>${title}</h1><p>${text}</p><form method="get" action="${getLogout.path}"><button>${button}</button></form></main>`;
  sendPage(reply, { language, title, style: PLAIN_STYLE, body });
}
