import * as z from '@amarena/shared/schema';
import { User } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { TypedPassword } from './passwords.ts';
import { Id, Instant, text } from './primitives.ts';

/** Passkeys that one member can have. */
export const MAX_PASSKEYS = 20;
/** Minutes in which a passkey has to answer what it is asked. */
export const PASSKEY_MINUTES = 5;
export const PASSKEY_NAME_LENGTH = { min: 1, max: 60 } as const;
const Name = text(PASSKEY_NAME_LENGTH.min, PASSKEY_NAME_LENGTH.max);

/** A key on a device, or in a password manager, by which the member logs in without a password. */
export const Passkey = z.object({
  id: Id,
  /** The member's own word for it. */
  name: z.string(),
  created_at: Instant,
  /** Null: not since it was added. */
  last_used_at: z.nullable(Instant),
  /** Also on the member's other devices, by a password manager. */
  synced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

const Base64Url = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(8_000));
const Transports = z.optional(z.array(z.string().check(z.maxLength(20))));
const key = {
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  /** What no server asks for here is ignored. */
  clientExtensionResults: z.looseObject({}),
};

/** What a new passkey says of itself, as the browser hands it out (`RegistrationResponseJSON`). */
export const NewPasskey = z.object({
  ...key,
  response: z.object({ clientDataJSON: Base64Url, attestationObject: Base64Url, transports: Transports }),
});

/** What a passkey answers to the challenge of a log-in (`AuthenticationResponseJSON`). */
export const PasskeyAnswer = z.object({
  ...key,
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: z.optional(z.nullable(Base64Url)),
  }),
});

/** What the browser's own calls take; made and read by the same library on both sides, which knows the rest. */
const LoginOptions = z.looseObject({ challenge: z.string() });
const CreationOptions = z.looseObject({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
});

/** GET: the member's passkeys, the newest first. */
export const getPasskeys = endpoint({
  name: 'getPasskeys',
  method: 'GET',
  path: '/api/passkeys.php',
  answer: z.object({ passkeys: z.array(Passkey) }),
});

/**
 * POST: the challenge for a new passkey, for the session that asks, once and for `PASSKEY_MINUTES`. The password comes
 * first. Errors: `password_wrong`, `login_blocked`, `passkey_limit`, `passkey_session_needed`.
 */
export const postPasskeyOptions = endpoint({
  name: 'postPasskeyOptions',
  method: 'POST',
  path: '/api/passkey-options.php',
  body: z.object({ password: TypedPassword }),
  answer: z.object({ options: CreationOptions }),
});

/**
 * POST: keeps a new passkey; without a name it is called after the browser. Errors: `passkey_expired`,
 * `passkey_failed`, `passkey_limit`, `passkey_session_needed`.
 */
export const postPasskey = endpoint({
  name: 'postPasskey',
  method: 'POST',
  path: '/api/passkeys.php',
  body: z.object({ passkey: NewPasskey, name: z.optional(Name) }),
  answer: z.object({ passkeys: z.array(Passkey) }),
});

/** PUT: gives a passkey another name. Errors: `not_found`. */
export const putPasskey = endpoint({
  name: 'putPasskey',
  method: 'PUT',
  path: '/api/passkeys.php',
  ids: { id: 'own passkey' },
  body: z.object({ id: Id, name: Name }),
  answer: z.object({ passkeys: z.array(Passkey) }),
});

/**
 * DELETE: nobody logs in by this passkey any more. The password comes first. One that is gone is no error. Errors:
 * `password_wrong`, `login_blocked`, `passkey_session_needed`.
 */
export const deletePasskey = endpoint({
  name: 'deletePasskey',
  method: 'DELETE',
  path: '/api/passkeys.php',
  ids: { id: 'own passkey' },
  body: z.object({ id: Id, password: TypedPassword }),
  answer: z.object({ passkeys: z.array(Passkey) }),
});

/** POST: the challenge of a log-in, for the browser that asks, once and for `PASSKEY_MINUTES`. */
export const postPasskeyChallenge = endpoint({
  name: 'postPasskeyChallenge',
  method: 'POST',
  path: '/api/passkey-challenge.php',
  access: 'visitor',
  body: z.object({}),
  answer: z.object({ options: LoginOptions }),
});

/**
 * POST: logs in by a passkey, also while wrong passwords have blocked the log-in. Errors: `passkey_expired`,
 * `passkey_failed`, `account_deleted`.
 */
export const postPasskeyLogin = endpoint({
  name: 'postPasskeyLogin',
  method: 'POST',
  path: '/api/passkey-login.php',
  access: 'visitor',
  body: z.object({ passkey: PasskeyAnswer, /** False: the session ends with the browser. */ remember: z._default(z.boolean(), true) }),
  answer: z.object({ user: User }),
});
