import {
  deletePasskey,
  getPasskeys,
  PASSKEY_MINUTES,
  postPasskey,
  postPasskeyChallenge,
  postPasskeyLogin,
  postPasskeyOptions,
  putPasskey,
} from '@amarena/shared/contracts/account/passkeys';
import { type ApiError, success } from '@amarena/shared/errors';
import type { FastifyRequest } from 'fastify';
import type { MemberContext } from '../../http/context.ts';
import type { Api } from '../../http/platform.ts';
import { keyOf, memberRoute, route } from '../../http/route.ts';
import { isSecure } from '../../http/sessionCookie.ts';
import type { ConfirmPassword } from '../accounts/confirmPassword.ts';
import type { Accounts } from '../accounts/service.ts';
import { describeBrowser } from '../accounts/sessionList.ts';
import type { Passkeys } from './service.ts';

/** Binds the challenge of a log-in to the browser that requested it. */
const PASSKEY_COOKIE = 'passkey';
const LOGINS_PER_MINUTE = 20;

const browserName = (userAgent: string | undefined): string => {
  const { system, browser } = describeBrowser(userAgent ?? '');
  return [system, browser].filter((part) => part !== null).join(', ') || 'Passkey';
};

interface Deps {
  readonly passkeys: Passkeys;
  readonly confirmPassword: ConfirmPassword;
  readonly accounts: Pick<Accounts, 'user'>;
}

/** A member who is about to add or remove a passkey. */
interface Asking extends Pick<MemberContext<typeof deletePasskey>, 'db' | 'member' | 'now'> {
  readonly body: { readonly password: string };
}

const held = (request: FastifyRequest): string => request.cookies[PASSKEY_COOKIE] ?? '';

export function registerPasskeys(api: Api, { passkeys, confirmPassword, accounts }: Deps): void {
  const { config, fingerprint } = api.platform;
  /**
   * Derived from the idempotency key, which each browser draws at random: a repeat gets the same token, and none has to
   * be stored.
   */
  const tokenOf = (request: FastifyRequest): string => fingerprint('passkey_challenge', keyOf(request));

  /** Asks for the password first, and from a member with a role also for one of the passkeys. Returns the refusal. */
  async function mayChange({ db, member, body, now }: Asking): Promise<ApiError | null> {
    const wrong = await confirmPassword(db, member, { password: body.password }, now);
    return wrong ?? ((await passkeys.closedTo(db, member)) ? { code: 'passkey_session_needed' } : null);
  }

  memberRoute(api, getPasskeys, async ({ db, member }) => success({ passkeys: await passkeys.list(db, member.id) }));

  memberRoute(api, postPasskeyOptions, ({ db, member, now }) => passkeys.options(db, member, now), {
    perMinute: LOGINS_PER_MINUTE,
    before: mayChange,
  });

  memberRoute(api, postPasskey, async ({ db, member, body, request, now }) => {
    const name = body.name ?? browserName(request.headers['user-agent']);
    const added = await passkeys.add(db, member, { passkey: body.passkey, name }, now);
    return added.ok ? success({ passkeys: await passkeys.list(db, member.id) }) : added;
  });

  memberRoute(api, putPasskey, async ({ db, member, body }) => {
    const renamed = await passkeys.rename(db, member.id, body);
    return renamed.ok ? success({ passkeys: await passkeys.list(db, member.id) }) : renamed;
  });

  memberRoute(
    api,
    deletePasskey,
    async ({ db, member, body }) => {
      await passkeys.remove(db, member.id, body.id);
      return success({ passkeys: await passkeys.list(db, member.id) });
    },
    { perMinute: LOGINS_PER_MINUTE, before: mayChange },
  );

  route(
    api,
    postPasskeyChallenge,
    async ({ db, now, request }) => success({ options: await passkeys.challenge(db, tokenOf(request), now) }),
    {
      perMinute: LOGINS_PER_MINUTE,
      cookies: ({ request, reply }) => {
        const attributes = {
          httpOnly: true,
          sameSite: 'strict',
          path: '/api/',
          secure: isSecure(config),
          maxAge: PASSKEY_MINUTES * 60,
        } as const;
        reply.setCookie(PASSKEY_COOKIE, tokenOf(request), attributes);
      },
    },
  );

  route(
    api,
    postPasskeyLogin,
    async ({ db, body, now, request, signIn }) => {
      const loggedIn = await passkeys.logIn(db, held(request), body, now);
      if (!loggedIn.ok) return loggedIn;
      signIn(loggedIn.value, { remember: body.remember });
      return success({ user: await accounts.user(db, loggedIn.value, true) });
    },
    { perMinute: LOGINS_PER_MINUTE, byPasskey: true, holds: ({ request }) => held(request) },
  );
}
