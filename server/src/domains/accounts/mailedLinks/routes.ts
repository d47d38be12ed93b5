import { getActivate } from '@amarena/shared/contracts/account/activation';
import { getRelease } from '@amarena/shared/contracts/account/emailRelease';
import { getReactivate } from '@amarena/shared/contracts/account/reactivation';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { success } from '@amarena/shared/errors';
import type { FastifyReply } from 'fastify';
import { unlessRefused } from '../../../db/schema.ts';
import { visitOf } from '../../../http/context.ts';
import type { Api } from '../../../http/platform.ts';
import { route } from '../../../http/route.ts';
import { html, sendPage } from '../../../pages/html.ts';
import { PLAIN_STYLE } from '../../../pages/plainStyle.ts';
import { MINUTE } from '../../../times.ts';
import { type Activation, activationAddress } from '../activation.ts';
import type { EmailRelease } from '../emailRelease.ts';
import type { MailChange } from '../mailChange.ts';
import type { Reactivation } from '../reactivation.ts';
import { LINK_FORM_PATH, type LinkKind, linkForm } from './form.ts';
import { MAILED_LINK_WORDS } from './words.ts';

const PER_MINUTE = 30;
const FORM = 'application/x-www-form-urlencoded';
const MOST_BYTES = 2_048;

interface Deps {
  readonly activation: Activation;
  readonly reactivation: Reactivation;
  readonly mailChange: MailChange;
  readonly emailRelease: EmailRelease;
}

const afterReactivation = (back: boolean): string =>
  back ? `${pathTo('login')}?reactivated=true` : `${pathTo('account-deleted')}?link=ended`;

const sendForm = (reply: FastifyReply, language: Language, kind: LinkKind, token: string) =>
  sendPage(reply, { language, title: MAILED_LINK_WORDS[language][kind].title, style: PLAIN_STYLE, body: linkForm(language, kind, token) });

function sendOutcome(reply: FastifyReply, language: Language, title: string) {
  const body = html`<main><h1>${title}</h1><p><a href="${pathTo('login')}">${MAILED_LINK_WORDS[language].login}</a></p></main>`;
  return sendPage(reply, { language, title, style: PLAIN_STYLE, body });
}

/**
 * The targets of mailed links. Mail scanners open every link, and browsers prefetch: GET and HEAD show a button and
 * change nothing, the button's POST acts. Works without scripts.
 */
export function registerMailedLinks(api: Api, { activation, reactivation, mailChange, emailRelease }: Deps): void {
  const { server, platform } = api;

  route(api, getActivate, async ({ db, query, now, reply }) => {
    const seen = await activation.look(db, query.token, now);
    if (seen.outcome === 'ready') sendForm(reply, seen.language, 'activation', query.token);
    else reply.redirect(activationAddress(seen));
    return success(undefined);
  });

  route(api, getReactivate, async ({ db, query, now, reply }) => {
    const seen = await reactivation.look(db, query.token, now);
    if (seen.outcome === 'ready') sendForm(reply, seen.language, 'reactivation', query.token);
    else reply.redirect(afterReactivation(seen.outcome === 'back'));
    return success(undefined);
  });

  route(api, getRelease, async ({ db, query, now, reply }) => {
    const { token, lang } = query;
    if (await emailRelease.look(db, token, now)) sendForm(reply, lang, 'release', token);
    else sendOutcome(reply.code(410), lang, MAILED_LINK_WORDS[lang].failed);
    return success(undefined);
  });

  server.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) => done(null, body));
    scope.post(LINK_FORM_PATH, { config: { rateLimit: { max: PER_MINUTE, timeWindow: MINUTE } } }, async (request, reply) => {
      const fields = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      const token = fields.get('token') ?? '';
      const kind = fields.get('kind');
      const { db } = platform;
      const now = platform.now();
      if (kind === 'activation') return reply.redirect(activationAddress(await activation.use(db, token, now)), 303);
      if (kind === 'reactivation') return reply.redirect(afterReactivation(await reactivation.reactivate(db, token, now)), 303);
      if (kind === 'release' && (await emailRelease.use(db, token, now)).ok) return reply.redirect(pathTo('signup'), 303);
      const changed = await unlessRefused(db, (trx) => mailChange.use(trx, token, now));
      const { language } = await visitOf(request, platform);
      const words = MAILED_LINK_WORDS[language];
      const title = changed.ok ? words[changed.value.undone ? 'undone' : 'changed'] : words.failed;
      return sendOutcome(reply.code(changed.ok ? 200 : 410), language, title);
    });
  });
}
