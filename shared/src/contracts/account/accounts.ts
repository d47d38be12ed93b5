import * as z from '@amarena/shared/schema';
import { LANDER_MARK_LENGTH } from '../landers/landerMark.ts';
import { Gender, Sought } from '../people/profile.ts';
import { Country } from '../platform/countries.ts';
import { endpoint } from '../platform/endpoint.ts';
import { SIGNUP_MESSAGE_LENGTH, TRACKING_LENGTH } from '../platform/fieldBounds.ts';
import { Language } from '../platform/languages.ts';
import { Id, Instant, LinkToken, text } from '../platform/primitives.ts';
import { User } from './user.ts';

/**
 * GET: ends the session, by specification a GET although it changes something; succeeds without one too. If the browser
 * says that a link on another site, a mail or the address bar led here, it returns a page with a button and ends
 * nothing.
 */
export const getLogout = endpoint({
  name: 'getLogout',
  method: 'GET',
  path: '/api/logout.php',
  access: 'visitor',
  callers: ['script', 'address'],
  query: z.object({ proof: z.optional(z.string().check(z.maxLength(100))) }),
});

export const TRACKING_KEYS = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
const trackingValue = z.optional(z.string().check(z.maxLength(TRACKING_LENGTH)));
export const Tracking = z.object({
  network: trackingValue,
  ref: trackingValue,
  sub1: trackingValue,
  sub2: trackingValue,
  sub3: trackingValue,
});
export type Tracking = z.infer<typeof Tracking>;

/** The sign-up form. Rules for name, date of birth and password are in `validation.ts`, applied on both sides. */
export const SignupForm = z.object({
  email: z.string().check(z.trim(), z.maxLength(254)),
  name: z.string().check(z.trim(), z.maxLength(40)),
  password: z.string().check(z.maxLength(1_000)),
  date_of_birth: z.string().check(z.maxLength(10)),
  gender: Gender,
  /** Whom the new member wants to meet; part of the profile, and stored only with `orientation_consent`. */
  seeks: z.optional(Sought),
  /** Explicit consent to use whom they want to meet, and the orientation if given. Missing: no consent. */
  orientation_consent: z.optional(z.boolean()),
  country: Country,
  language: Language,
  /** IANA name of the browser's time zone; decides on which day a birthday falls. */
  time_zone: z.string().check(z.maxLength(60)),
  signup_message: z.optional(text(SIGNUP_MESSAGE_LENGTH.min, SIGNUP_MESSAGE_LENGTH.max)),
  /** The member whose page led here. */
  profile: z.optional(Id),
  tracking: z._default(Tracking, {}),
  /** The lander that led here, see `landerMark.ts`. */
  lander: z.optional(z.string().check(z.maxLength(LANDER_MARK_LENGTH))),
});
export type SignupForm = z.infer<typeof SignupForm>;

/**
 * POST: creates the account and logs it in. Errors: `validation_failed` (by field), `email_in_use`,
 * `account_being_deleted`, `signup_disabled`.
 */
export const postSignup = endpoint({
  name: 'postSignup',
  method: 'POST',
  path: '/api/signup.php',
  ids: { profile: 'any member' },
  access: 'visitor',
  body: SignupForm,
  answer: z.object({ user: User }),
});

/** GET: whether a name is free, asked while typing. */
export const getNameFree = endpoint({
  name: 'getNameFree',
  method: 'GET',
  path: '/api/name-free.php',
  access: 'visitor',
  query: z.object({ name: z.string().check(z.maxLength(40)) }),
  answer: z.object({ free: z.boolean() }),
});

/**
 * GET: the page of the mailed link, with a button that confirms the address by POST and leads to `/activate/done`. It
 * changes nothing itself, so that mail scanners cannot confirm an address. An invalid link redirects to
 * `/activate/error`.
 */
export const getActivate = endpoint({
  name: 'getActivate',
  method: 'GET',
  path: '/api/activate.php',
  access: 'visitor',
  callers: ['address'],
  query: z.object({ token: z.string().check(z.maxLength(200)) }),
});

/**
 * GET: the page of the mailed link that frees an address whose account was never confirmed, with a button that does so
 * by POST and leads to `/signup`. It changes nothing itself. `lang`: the page's language. The page of an invalid link
 * says so.
 */
export const getRelease = endpoint({
  name: 'getRelease',
  method: 'GET',
  path: '/api/release.php',
  access: 'visitor',
  query: z.object({ token: LinkToken, lang: Language }),
});

/**
 * POST: mails the link again, at the earliest 60 seconds after the last one and at most 5 times a day. Sends nothing if
 * the address is already confirmed; `user` then shows it. Errors: `rate_limited`.
 */
export const postActivate = endpoint({
  name: 'postActivate',
  method: 'POST',
  path: '/api/activate.php',
  answer: z.object({ user: User }),
});

/** PUT: accepts the changed terms with this date; `user` then has none to accept. Error: `not_found` (no such change). */
export const putTerms = endpoint({
  name: 'putTerms',
  method: 'PUT',
  path: '/api/terms.php',
  body: z.object({ since: Instant }),
  answer: z.object({ user: User }),
});
