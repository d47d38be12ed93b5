import {
  getActivate,
  getLogout,
  getNameFree,
  getUser,
  postActivate,
  postSignup,
  postUser,
  putTerms,
  putUser,
} from '@amarena/shared/contracts/accounts';
import { success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { memberRoute, route } from '../../http/route.ts';
import type { Deletion } from './deletion.ts';
import type { Accounts } from './service.ts';

const LOGINS_PER_MINUTE = 20;
const SIGNUPS_PER_MINUTE = 10;
const NAMES_PER_MINUTE = 60;

const ACTIVATED = '/activate/done';
const NOT_ACTIVATED = '/activate/error';
const ACTIVATED_BEFORE = `${NOT_ACTIVATED}?why=used`;

export function registerAccounts(api: Api, accounts: Accounts, deletion: Pick<Deletion, 'remindByEmail'>): void {
  route(api, getUser, async ({ db, member }) => success({ user: member === null ? null : await accounts.user(db, member.id) }));

  route(
    api,
    postUser,
    async ({ db, body, request, now, signIn }) => {
      const loggedIn = await accounts.logIn(db, { ...body, address: request.ip }, now);
      if (!loggedIn.ok) return loggedIn;
      signIn(loggedIn.value, { remember: body.remember });
      return success({ user: await accounts.user(db, loggedIn.value) });
    },
    { perMinute: LOGINS_PER_MINUTE },
  );

  memberRoute(api, putUser, async ({ db, member, body }) => success({ user: await accounts.changeLanguage(db, member.id, body.language) }));

  memberRoute(api, putTerms, async ({ db, member, body }) => {
    const accepted = await accounts.acceptTerms(db, member.id, body.since);
    return accepted.ok ? success({ user: accepted.value }) : accepted;
  });

  route(api, getLogout, async ({ signOut }) => {
    signOut();
    return success(undefined);
  });

  route(
    api,
    postSignup,
    async ({ db, body, now, signIn }) => {
      const created = await accounts.signUp(db, body, now);
      if (!created.ok) return created;
      signIn(created.value);
      return success({ user: await accounts.user(db, created.value) });
    },
    {
      perMinute: SIGNUPS_PER_MINUTE,
      // The sign-up itself is refused and leaves nothing behind.
      before: async ({ db, body, now }) => {
        await deletion.remindByEmail(db, body.email, now);
        return null;
      },
    },
  );

  route(api, getNameFree, async ({ db, query }) => success({ free: await accounts.nameFree(db, query.name) }), {
    perMinute: NAMES_PER_MINUTE,
  });

  route(api, getActivate, async ({ db, query, now, reply }) => {
    const activated = await accounts.activate(db, query.token, now);
    if (activated.outcome !== 'yes') reply.redirect(activated.outcome === 'already' ? ACTIVATED_BEFORE : NOT_ACTIVATED);
    // The link may be opened in a browser that knows nobody: the address says where to go on.
    else reply.redirect(activated.signup_profile === null ? ACTIVATED : `${ACTIVATED}?profile=${activated.signup_profile}`);
    return success(undefined);
  });

  memberRoute(api, postActivate, async ({ db, member, now }) => {
    const sent = await accounts.activateAgain(db, member.id, now);
    return sent.ok ? success({ user: await accounts.user(db, member.id) }) : sent;
  });
}
