import { SOUGHT, type Sought } from '@amarena/shared/contracts/people/profile';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { pathTo, type Route } from '@amarena/shared/contracts/platform/routes';
import type { Settings } from '@amarena/shared/contracts/platform/settings';
import { TRACKING_KEYS } from '@amarena/shared/contracts/platform/tracking';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { CRITICAL } from '../edge/criticalStyle.ts';
import type { VisitorBoot } from '../edge/deps.ts';
import { type Html, html } from '../pages/html.ts';
import { SIGNUP_WORDS } from './words.ts';

/** What was typed so far, by field name; never the password. */
export type Typed = Readonly<Record<string, string>>;

/** What is wrong, by field, in words. */
export type Problems = Readonly<Record<string, string>>;

/** Field with the form's idempotency key: pressed twice, it acts once. */
export const KEY_FIELD = 'key';

/** Hidden fields: where the visitor came from. */
const CARRIED = [...TRACKING_KEYS, 'lander', 'profile'] as const;

export const SIGNUP_STYLE = `:root{color-scheme:light dark;--ground:${CRITICAL.light};--text:#271417;--muted:#6b5955;--accent:#b3142f;--line:#8a7570;--field:#fff}
@media (prefers-color-scheme:dark){:root{--ground:${CRITICAL.dark};--text:#f8efe8;--muted:#c3b0a8;--accent:#f0647a;--line:#a08d87;--field:#241819}}
.plain{max-width:480px;margin:0 auto;padding:32px 20px 64px;display:grid;gap:20px;color:var(--text);font:400 1rem/1.5 Figtree,system-ui,sans-serif}
.plain h1{font:500 2rem/1.2 Fraunces,Georgia,serif;margin:0}
.plain p{margin:0;color:var(--muted)}
.plain form,.plain label,.plain fieldset{display:grid;gap:6px}
.plain form{gap:20px}
.plain fieldset{border:0;padding:0;margin:0}
.plain input:not([type=radio],[type=checkbox]),.plain select{font:inherit;min-height:48px;padding:0 14px;border:1.5px solid var(--line);border-radius:10px;background:var(--field);color:inherit;width:100%;box-sizing:border-box}
.plain .choice{display:flex;gap:10px;align-items:center;min-height:44px}
.plain [type=radio],.plain [type=checkbox]{width:22px;height:22px;flex:none;accent-color:var(--accent)}
.plain small{color:var(--muted)}
.plain .wrong{color:var(--accent);font-weight:600}
.plain button,.plain .go{font:600 1.0625rem/1 Figtree,system-ui,sans-serif;min-height:52px;border:0;border-radius:999px;background:#b3142f;color:#fff;cursor:pointer;display:grid;place-items:center;text-decoration:none}
.plain :focus-visible{outline:3px solid var(--text);outline-offset:3px}
.plain a:not(.go){color:var(--accent)}`;

export interface FormFacts {
  readonly settings: Pick<Settings, 'countries'>;
  readonly language: Language;
  readonly typed: Typed;
  readonly problems: Problems;
  /** What is wrong with the form as a whole, with a way to go on, if any. */
  readonly refused: Html | null;
  /** Idempotency key of the next submission. */
  readonly key: string;
}

const NOTHING = html``;

/** A sentence in which bracketed words are links, in the order of `to`. */
const linked = (text: string, to: readonly string[]): Html =>
  html`${text.split(/\[([^\]]+)\]/).map((piece, place) => (place % 2 === 0 ? html`${piece}` : html`<a href="${to[(place - 1) / 2] ?? ''}" target="_blank" rel="noopener">${piece}</a>`))}`;

/** The sign-up form as plain HTML: it works without scripts, and asks for the same as the one with scripts. */
export function signupForm({ settings, language, typed, problems, refused, key }: FormFacts): Html {
  const words = SIGNUP_WORDS[language];
  const countries = new Intl.DisplayNames([language], { type: 'region' });
  const of = (field: string): string => typed[field] ?? '';
  const wrong = (field: string): Html => {
    const problem = problems[field];
    return problem === undefined ? NOTHING : html`<span class="wrong" id="${field}-wrong">${problem}</span>`;
  };
  const state = (field: string): Html =>
    problems[field] === undefined ? NOTHING : html` aria-invalid="true" aria-describedby="${field}-wrong"`;
  const chosen = (is: boolean, mark: Html): Html => (is ? mark : NOTHING);
  const gender = (value: 'female' | 'male'): Html =>
    html`<label class="choice"><input type="radio" name="gender" value="${value}" required${chosen(of('gender') === value, html` checked`)}>${words[`gender.${value}`]}</label>`;
  const seeks = (value: Sought): Html =>
    html`<label class="choice"><input type="radio" name="seeks" value="${value}" required${chosen(of('seeks') === value, html` checked`)}>${words[`seeks.${value}`]}</label>`;
  return html`<main class="plain"><h1>${words.title}</h1><p>${words.lead}</p>
${refused ?? NOTHING}
<form method="post" action="${pathTo('signup')}">
<input type="hidden" name="${KEY_FIELD}" value="${key}">
${CARRIED.filter((name) => of(name) !== '').map((name) => html`<input type="hidden" name="${name}" value="${of(name)}">`)}
<fieldset><legend>${words.gender}</legend>${gender('female')}${gender('male')}${wrong('gender')}</fieldset>
<fieldset><legend>${words.seeks}</legend>${SOUGHT.map(seeks)}${wrong('seeks')}</fieldset>
<label>${words.name}<input name="name" autocomplete="nickname" required value="${of('name')}"${state('name')}><small>${words['name.help']}</small>${wrong('name')}</label>
<label>${words.email}<input type="email" name="email" autocomplete="email" required value="${of('email')}"${state('email')}>${wrong('email')}</label>
<label>${words.birth}<input type="date" name="date_of_birth" autocomplete="bday" required value="${of('date_of_birth')}"${state('date_of_birth')}>${wrong('date_of_birth')}</label>
<label>${words.country}<select name="country" autocomplete="country" required>${settings.countries.map((code) => html`<option value="${code}"${chosen(of('country') === code, html` selected`)}>${countries.of(code) ?? code}</option>`)}</select></label>
<label>${words.password}<input type="password" name="password" autocomplete="new-password" required${state('password')}><small>${words['password.help']}</small>${wrong('password')}</label>
<label class="choice"><input type="checkbox" name="orientation_consent" value="yes" required${chosen(of('orientation_consent') !== '', html` checked`)}>${words.consent}</label>${wrong('orientation_consent')}
<button>${words.submit}</button>
<small>${words.adults} ${linked(words.terms, [pathTo('pages-terms'), pathTo('pages-privacy')])}</small>
</form></main>`;
}

/** The form on the sign-up page, for a browser that runs no scripts; null on any other page. */
export function signupWithoutScript(
  request: FastifyRequest,
  route: Pick<Route, 'name'>,
  { settings, language }: Pick<VisitorBoot, 'settings' | 'language'>,
): { style: string; html: string } | null {
  if (route.name !== 'signup') return null;
  const asked = new URLSearchParams((request.raw.url ?? '').split(/\?(.*)/s)[1]);
  const carried = CARRIED.flatMap((name) => (asked.get(name) === null ? [] : [[name, asked.get(name)]]));
  const typed = { country: settings.geoip_selected_country ?? settings.geoip_country ?? '', ...Object.fromEntries(carried) };
  return { style: SIGNUP_STYLE, html: signupForm({ settings, language, typed, problems: {}, refused: null, key: uuidv7() }).text };
}
