import { randomBytes } from 'node:crypto';
import {
  deletePasskey,
  getPasskeys,
  PASSKEY_MINUTES,
  postPasskey,
  postPasskeyChallenge,
  postPasskeyLogin,
  postPasskeyOptions,
  putPasskey,
} from '@amarena/shared/contracts/passkeys';
import { success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { memberRoute, route } from '../../http/route.ts';
import type { Passwords } from '../accounts/passwordReset.ts';
import type { Accounts } from '../accounts/service.ts';
import { describeBrowser } from '../accounts/sessionList.ts';
import type { Passkeys } from './service.ts';

/** Binds the challenge of a log-in to the browser that asked for it. */
const PASSKEY_COOKIE = 'passkey';
const LOGINS_PER_MINUTE = 20;

const browserName = (userAgent: string | undefined): string => {
  const { system, browser } = describeBrowser(userAgent ?? '');
  return [system, browser].filter((part) => part !== null).join(', ') || 'Passkey';
};

interface Deps {
  readonly passkeys: Passkeys;
  readonly passwords: Pick<Passwords, 'confirm'>;
  readonly accounts: Pick<Accounts, 'user'>;
}

export function registerPasskeys(api: Api, { passkeys, passwords, accounts }: Deps): void {
  const { config } = api.platform;

  memberRoute(api, getPasskeys, async ({ db, member }) => success({ passkeys: await passkeys.list(db, member.id) }));

  memberRoute(api, postPasskeyOptions, ({ db, member, now }) => passkeys.options(db, member, now), {
    perMinute: LOGINS_PER_MINUTE,
    before: ({ db, member, body, request, now }) => passwords.confirm(db, member.id, { password: body.password, address: request.ip }, now),
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

  memberRoute(api, deletePasskey, async ({ db, member, body }) => {
    await passkeys.remove(db, member.id, body.id);
    return success({ passkeys: await passkeys.list(db, member.id) });
  });

  route(
    api,
    postPasskeyChallenge,
    async ({ db, now, reply }) => {
      const token = randomBytes(32).toString('base64url');
      const secure = config.production || config.publicUrl.startsWith('https://');
      reply.setCookie(PASSKEY_COOKIE, token, { httpOnly: true, sameSite: 'strict', path: '/api/', secure, maxAge: PASSKEY_MINUTES * 60 });
      return success({ options: await passkeys.challenge(db, token, now) });
    },
    { perMinute: LOGINS_PER_MINUTE },
  );

  route(
    api,
    postPasskeyLogin,
    async ({ db, body, now, request, signIn }) => {
      const loggedIn = await passkeys.logIn(db, request.cookies[PASSKEY_COOKIE] ?? '', body, now);
      if (!loggedIn.ok) return loggedIn;
      signIn(loggedIn.value, { remember: body.remember });
      return success({ user: await accounts.user(db, loggedIn.value) });
    },
    { perMinute: LOGINS_PER_MINUTE },
  );
}
