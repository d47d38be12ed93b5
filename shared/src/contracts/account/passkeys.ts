import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { Id, Instant, text } from '../platform/primitives.ts';
import { TypedPassword } from './passwords.ts';
import { User } from './user.ts';

/** A passkey younger than these days may belong to an attacker: it is removed when a password is reset or a change of address is undone. */
export const NEW_PASSKEY_DAYS = 7;

/** Maximum number of passkeys per member. */
export const MAX_PASSKEYS = 20;
/** Minutes in which a passkey must answer a challenge. */
export const PASSKEY_MINUTES = 5;
export const PASSKEY_NAME_LENGTH = { min: 1, max: 60 } as const;
const Name = text(PASSKEY_NAME_LENGTH.min, PASSKEY_NAME_LENGTH.max);

/** A key on a device or in a password manager, with which the member logs in without a password. */
export const Passkey = z.object({
  id: Id,
  /** The name that the member gave it. */
  name: z.string(),
  created_at: Instant,
  /** Null: not used since it was added. */
  last_used_at: z.nullable(Instant),
  /** True if a password manager syncs it to the member's other devices. */
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
  /** Extensions are not requested, so they are ignored. */
  clientExtensionResults: z.looseObject({}),
};

/** A new passkey as the browser returns it (`RegistrationResponseJSON`). */
export const NewPasskey = z.object({
  ...key,
  response: z.object({ clientDataJSON: Base64Url, attestationObject: Base64Url, transports: Transports }),
});

/** A passkey's answer to a log-in challenge (`AuthenticationResponseJSON`). */
export const PasskeyAnswer = z.object({
  ...key,
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: z.optional(z.nullable(Base64Url)),
  }),
});

/** Arguments of the browser's own functions. The same library writes and reads them on both sides and knows the rest. */
const LoginOptions = z.looseObject({ challenge: z.string() });
const CreationOptions = z.looseObject({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
});

/** GET: the member's passkeys, newest first. */
export const getPasskeys = endpoint({
  name: 'getPasskeys',
  method: 'GET',
  path: '/api/passkeys.php',
  answer: z.object({ passkeys: z.array(Passkey) }),
});

/**
 * POST: the challenge for a new passkey, valid once, for this session and for `PASSKEY_MINUTES`. Requires the password.
 * Errors: `password_wrong`, `login_blocked`, `passkey_limit`, `passkey_session_needed`.
 */
export const postPasskeyOptions = endpoint({
  name: 'postPasskeyOptions',
  method: 'POST',
  path: '/api/passkey-options.php',
  body: z.object({ password: TypedPassword }),
  answer: z.object({ options: CreationOptions }),
});

/**
 * POST: stores a new passkey; without a name it is named after the browser. Errors: `passkey_expired`,
 * `passkey_failed`, `passkey_limit`, `passkey_session_needed`.
 */
export const postPasskey = endpoint({
  name: 'postPasskey',
  method: 'POST',
  path: '/api/passkeys.php',
  body: z.object({ passkey: NewPasskey, name: z.optional(Name) }),
  answer: z.object({ passkeys: z.array(Passkey) }),
});

/** PUT: renames a passkey. Errors: `not_found`. */
export const putPasskey = endpoint({
  name: 'putPasskey',
  method: 'PUT',
  path: '/api/passkeys.php',
  ids: { id: 'own passkey' },
  body: z.object({ id: Id, name: Name }),
  answer: z.object({ passkeys: z.array(Passkey) }),
});

/**
 * DELETE: removes a passkey, which can then no longer log in. Requires the password. Succeeds if it is already gone.
 * Errors: `password_wrong`, `login_blocked`, `passkey_session_needed`.
 */
export const deletePasskey = endpoint({
  name: 'deletePasskey',
  method: 'DELETE',
  path: '/api/passkeys.php',
  ids: { id: 'own passkey' },
  body: z.object({ id: Id, password: TypedPassword }),
  answer: z.object({ passkeys: z.array(Passkey) }),
});

/** POST: the challenge for a log-in, valid once, for this browser and for `PASSKEY_MINUTES`. */
export const postPasskeyChallenge = endpoint({
  name: 'postPasskeyChallenge',
  method: 'POST',
  path: '/api/passkey-challenge.php',
  access: 'visitor',
  body: z.object({}),
  answer: z.object({ options: LoginOptions }),
});

/**
 * POST: logs in with a passkey, even while wrong passwords have blocked the log-in. Errors: `passkey_expired`,
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
