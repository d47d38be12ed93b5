import { postActivate } from '@amarena/shared/contracts/account/activation';
import { getNameFree, postSignup } from '@amarena/shared/contracts/account/signup';
import { putTerms } from '@amarena/shared/contracts/account/terms';
import { getUser, postUser, putUser } from '@amarena/shared/contracts/account/userCalls';
import { success } from '@amarena/shared/errors';
import type { FastifyRequest } from 'fastify';
import { knownBrowser } from '../../http/knownBrowser.ts';
import type { Api } from '../../http/platform.ts';
import { memberRoute, route } from '../../http/route.ts';
import type { EmailRelease } from './emailRelease.ts';
import type { CheckedLogIn } from './login.ts';
import { registerLogout } from './logout.ts';
import type { Reactivation } from './reactivation.ts';
import type { Accounts } from './service.ts';

const LOGINS_PER_MINUTE = 20;
const SIGNUPS_PER_MINUTE = 10;
const NAMES_PER_MINUTE = 60;

interface LeavingDeps {
  readonly reactivation: Pick<Reactivation, 'remindByEmail'>;
  readonly emailRelease: Pick<EmailRelease, 'offer'>;
}

export function registerAccounts(api: Api, accounts: Accounts, { reactivation, emailRelease }: LeavingDeps): void {
  route(
    api,
    getUser,
    async ({ db, member }) => success({ user: member === null ? null : await accounts.user(db, member.id, member.by_passkey) }),
    { anyMember: true },
  );

  /** Log-ins between the check of their password and their session. */
  const checked = new WeakMap<FastifyRequest, CheckedLogIn>();
  route(
    api,
    postUser,
    async ({ db, body, request, signIn }) => {
      const login = checked.get(request);
      if (login === undefined) throw new Error('Nobody checked this log-in.');
      const member = await accounts.memberWith(db, login);
      if (!member.ok) return member;
      signIn(member.value, { remember: body.remember });
      return success({ user: await accounts.user(db, member.value, false) });
    },
    {
      perMinute: LOGINS_PER_MINUTE,
      // A repeat proves the password again: its key alone must not log anyone in.
      before: async ({ db, body, request, now }) => {
        const browserOf = (memberId: string | null) => knownBrowser(request, api.platform, memberId);
        const login = await accounts.checkLogIn(db, { ...body, address: request.ip, browserOf }, now);
        if (!login.ok) return login.error;
        checked.set(request, login.value);
        return null;
      },
    },
  );

  memberRoute(api, putUser, async ({ db, member, body }) => success({ user: await accounts.changePreferences(db, member, body) }));

  memberRoute(api, putTerms, async ({ db, member, body }) => {
    const accepted = await accounts.acceptTerms(db, member, body.since);
    return accepted.ok ? success({ user: accepted.value }) : accepted;
  });

  registerLogout(api);

  route(
    api,
    postSignup,
    async ({ db, body, request, now, signIn }) => {
      const created = await accounts.signUp(db, body, request, now);
      if (!created.ok) return created;
      signIn(created.value);
      return success({ user: await accounts.user(db, created.value, false) });
    },
    {
      perMinute: SIGNUPS_PER_MINUTE,
      // A refused sign-up leaves nothing behind.
      before: async ({ db, body, now }) => {
        await reactivation.remindByEmail(db, body.email, now);
        return null;
      },
      refused: async ({ db, body, now }, { code }) => {
        if (code === 'email_in_use') await emailRelease.offer(db, body, now);
      },
    },
  );

  route(api, getNameFree, async ({ db, query, now }) => success({ free: await accounts.nameFree(db, query.name, now) }), {
    perMinute: NAMES_PER_MINUTE,
  });

  memberRoute(api, postActivate, async ({ db, member, now }) => {
    const sent = await accounts.activateAgain(db, member.id, now);
    return sent.ok ? success({ user: await accounts.user(db, member.id, member.by_passkey) }) : sent;
  });
}
