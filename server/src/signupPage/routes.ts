import { postSignup } from '@amarena/shared/contracts/account/signup';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { TRACKING_KEYS, trackingIn } from '@amarena/shared/contracts/platform/tracking';
import { fieldText, problemText, problemTexts } from '@amarena/shared/errors';
import { parseError } from '@amarena/shared/errors/parseError';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { SiteSettings } from '../domains/settings/service.ts';
import { visitOf } from '../http/context.ts';
import type { Api } from '../http/platform.ts';
import { mayUseFor } from '../http/privacy.ts';
import { type Html, html, sendPage } from '../pages/html.ts';
import { MINUTE } from '../times.ts';
import { type FormFacts, KEY_FIELD, type Problems, SIGNUP_STYLE, signupForm, type Typed } from './form.ts';
import { SIGNUP_WORDS } from './words.ts';

const FORM = 'application/x-www-form-urlencoded';
const MOST_BYTES = 16_384;
const POSTS_PER_MINUTE = 20;
const KEY = /^[\x21-\x7e]{16,100}$/;

const fieldsOf = (body: unknown): Typed => Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : ''));

/** Where the visitor of the form's page came from: a page that is rendered once for all cannot contain it. */
function originOf(request: FastifyRequest): Typed {
  const { referer } = request.headers;
  if (referer === undefined || !URL.canParse(referer) || !mayUseFor('origin', request)) return {};
  const { hostname, search } = new URL(referer);
  const from = hostname === request.hostname ? trackingIn(search) : {};
  return Object.fromEntries(TRACKING_KEYS.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])));
}

const withoutPassword = ({ password: _never, ...typed }: Typed): Typed => typed;

interface Along {
  readonly language: Language;
  /** Whether the origin may be recorded. */
  readonly origin: boolean;
}

/** The API call that the form stands for. Without scripts the time zone is unknown: the strictest one decides. */
function callOf(
  { email, name, password, date_of_birth, gender, seeks, country, profile, lander, orientation_consent, ...others }: Typed,
  { language, origin }: Along,
) {
  const tracking = Object.fromEntries(TRACKING_KEYS.flatMap((key) => (origin && others[key] ? [[key, others[key]]] : [])));
  const along = { ...(profile ? { profile } : {}), ...(lander ? { lander } : {}) };
  const said = { gender, seeks, orientation_consent: orientation_consent === 'yes' };
  return { email, name, password, date_of_birth, ...said, country, language, time_zone: '', tracking, ...along };
}

/** What was refused, in the site's words: by field, and for the form as a whole. */
function refusalOf(status: number, answer: unknown, language: Language): { problems: Problems; refused: Html | null } {
  const words = SIGNUP_WORDS[language];
  const error = parseError(status, answer);
  const whole = (text: string, link: Html = html``) => html`<p class="wrong" role="alert">${text} ${link}</p>`;
  if (error.code === 'validation_failed') {
    const problems = Object.entries(error.fields).map(([field, problem]): [string, string] => [field, fieldText(problem, language)]);
    return { problems: Object.fromEntries(problems), refused: whole(words.problems) };
  }
  if (error.code === 'email_in_use')
    return { problems: {}, refused: whole(words.email_in_use, html`<a href="${pathTo('login')}">${words.login}</a>`) };
  if (error.code === 'signup_disabled') return { problems: {}, refused: whole(words['closed.text']) };
  return { problems: {}, refused: whole(problemText(error, language) ?? words.problems) };
}

/** Sign-up for a browser without scripts, or whose scripts are still loading: the same API call, behind a plain form. */
export function registerSignupPage({ server, platform }: Api, settings: SiteSettings): void {
  const send = (reply: FastifyReply, language: Language, body: Html) =>
    sendPage(reply, { language, title: SIGNUP_WORDS[language].title, style: SIGNUP_STYLE, body });

  async function signUp(request: FastifyRequest, typed: Typed, language: Language) {
    return server.inject({
      method: postSignup.method,
      url: postSignup.path,
      remoteAddress: request.ip,
      headers: {
        host: request.host,
        'user-agent': request.headers['user-agent'] ?? '',
        'idempotency-key': typed[KEY_FIELD] ?? '',
        ...(request.headers.cookie === undefined ? {} : { cookie: request.headers.cookie }),
        ...(request.headers['sec-gpc'] === undefined ? {} : { 'sec-gpc': request.headers['sec-gpc'] }),
      },
      payload: callOf(typed, { language, origin: mayUseFor('origin', request) }),
    });
  }

  server.register(async (pages) => {
    pages.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) => done(null, body));

    pages.post(pathTo('signup'), { config: { rateLimit: { max: POSTS_PER_MINUTE, timeWindow: MINUTE } } }, async (request, reply) => {
      const visit = await visitOf(request, platform);
      const { language, country } = visit;
      const words = SIGNUP_WORDS[language];
      await problemTexts.load(language);
      const typed = fieldsOf(request.body);
      const again = (change: Partial<FormFacts>, status: number) => {
        const facts = {
          settings: site,
          language,
          typed: withoutPassword({ country, ...typed }),
          problems: {},
          refused: null,
          key: uuidv7(),
        };
        return send(reply.code(status), language, signupForm({ ...facts, ...change }));
      };
      const site = await settings.get(platform.db, visit);
      // The first field of another page led here. What was typed there is kept out of the address.
      if (!KEY.test(typed[KEY_FIELD] ?? '')) return again({ typed: { country, ...originOf(request), ...withoutPassword(typed) } }, 200);
      if (!typed.orientation_consent) return again({ problems: { orientation_consent: words['consent.required'] } }, 400);
      const answer = await signUp(request, typed, language);
      if (answer.statusCode >= 400) return again(refusalOf(answer.statusCode, answer.json(), language), answer.statusCode);
      const cookie = answer.headers['set-cookie'];
      if (cookie !== undefined) reply.header('set-cookie', cookie);
      const text = words['done.text'].replace('{{email}}', () => typed.email ?? '');
      return send(
        reply,
        language,
        html`<main class="plain"><h1>${words['done.title']}</h1><p>${text}</p><a class="go" href="${pathTo('complete-signup')}">${words['done.go']}</a></main>`,
      );
    });
  });
}
