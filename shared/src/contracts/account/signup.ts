import * as z from '@amarena/shared/schema';
import { LANDER_MARK_LENGTH } from '../landers/landerMark.ts';
import { Gender, Sought } from '../people/profile.ts';
import { Country } from '../platform/countries.ts';
import { endpoint } from '../platform/endpoint.ts';
import { SIGNUP_MESSAGE_LENGTH } from '../platform/fieldBounds.ts';
import { Language } from '../platform/languages.ts';
import { Id, text } from '../platform/primitives.ts';
import { Tracking } from '../platform/tracking.ts';
import { User } from './user.ts';

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
