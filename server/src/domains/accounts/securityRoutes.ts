import { postMailChange, putMailChange } from '@amarena/shared/contracts/account/mailChange';
import { getResetPasskeys, postResetPassword, putPassword, putResetPassword } from '@amarena/shared/contracts/account/passwords';
import { deleteSession, getSessions } from '@amarena/shared/contracts/account/sessions';
import { success } from '@amarena/shared/errors';
import { addressBlock } from '../../geoip/addresses.ts';
import { knownBrowser } from '../../http/knownBrowser.ts';
import type { Api } from '../../http/platform.ts';
import { memberRoute, route } from '../../http/route.ts';
import type { ConfirmPassword } from './confirmPassword.ts';
import type { OtherDomains } from './deps.ts';
import type { MailChange } from './mailChange.ts';
import type { NewPasswords } from './newPasswords.ts';
import { passkeysAtReset } from './resetPasskeys.ts';
import { sessionList } from './sessionList.ts';

const MAILS_PER_MINUTE = 10;
const LINKS_PER_MINUTE = 20;

interface Deps {
  readonly passwords: NewPasswords;
  readonly confirmPassword: ConfirmPassword;
  readonly mailChange: MailChange;
  readonly passkeys: OtherDomains['passkeys'];
}

/** Passwords, address and sessions of an account. */
export function registerSecurity(api: Api, { passwords, confirmPassword, mailChange, passkeys }: Deps): void {
  const { sessions } = api.platform;

  route(
    api,
    postResetPassword,
    async ({ db, body, language, now, request }) => {
      const browser = knownBrowser(request, api.platform, await passwords.ownerOf(db, body.email));
      const asker = browser ?? addressBlock(request.ip);
      return passwords.request(db, { email: body.email, language, asker, known: browser !== null }, now);
    },
    {
      perMinute: MAILS_PER_MINUTE,
    },
  );
  route(api, getResetPasskeys, ({ db, query, now }) => passkeysAtReset(db, passkeys, query.token, now), { perMinute: LINKS_PER_MINUTE });
  route(api, putResetPassword, ({ db, body, now }) => passwords.reset(db, body, now), { perMinute: LINKS_PER_MINUTE });

  memberRoute(api, putPassword, ({ db, member, body, now }) => passwords.change(db, { member, password: body.password }, now), {
    perMinute: LINKS_PER_MINUTE,
    rotates: true,
    // A repeat comes after the change: the new password is accepted as well.
    before: ({ db, member, body, now }) => confirmPassword(db, member, { password: body.old_password, or: body.password }, now),
  });

  memberRoute(api, postMailChange, ({ db, member, body, now }) => mailChange.request(db, member.id, body.email, now), {
    perMinute: MAILS_PER_MINUTE,
    before: ({ db, member, body, now }) => confirmPassword(db, member, { password: body.password }, now),
  });
  route(api, putMailChange, ({ db, body, now }) => mailChange.use(db, body.token, now), { perMinute: LINKS_PER_MINUTE });

  memberRoute(api, getSessions, async ({ db, member }) => success({ sessions: await sessionList(sessions, db, member) }));
  memberRoute(api, deleteSession, async ({ db, member, body }) => {
    if (body.session === null) await sessions.endAll(db, member.id, { but: member.session_id });
    // The current session ends by logging out, which also clears the cookie.
    else if (body.session !== member.session_id) await sessions.endOne(db, member.id, body.session);
    return success({ sessions: await sessionList(sessions, db, member) });
  });
}
