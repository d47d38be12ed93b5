import { postMailChange, putMailChange } from '@amarena/shared/contracts/mailChange';
import { postResetPassword, putPassword, putResetPassword } from '@amarena/shared/contracts/passwords';
import { deleteSession, getSessions } from '@amarena/shared/contracts/sessions';
import { success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { memberRoute, route } from '../../http/route.ts';
import type { MailChange } from './mailChange.ts';
import type { Passwords } from './passwordReset.ts';
import { sessionList } from './sessionList.ts';

const MAILS_PER_MINUTE = 10;
const LINKS_PER_MINUTE = 20;

/** Passwords, address and sessions of an account. */
export function registerSecurity(api: Api, { passwords, mailChange }: { passwords: Passwords; mailChange: MailChange }): void {
  const { sessions } = api.platform;

  route(api, postResetPassword, ({ db, body, language, now }) => passwords.request(db, body.email, language, now), {
    perMinute: MAILS_PER_MINUTE,
  });
  route(api, putResetPassword, ({ db, body, now }) => passwords.reset(db, body, now), { perMinute: LINKS_PER_MINUTE });

  memberRoute(api, putPassword, ({ db, member, body, now }) => passwords.change(db, { member, password: body.password }, now), {
    perMinute: LINKS_PER_MINUTE,
    // A repeat comes after the change: the new password is right as well.
    before: ({ db, member, body, request, now }) =>
      passwords.confirm(db, member.id, { password: body.old_password, or: body.password, address: request.ip }, now),
  });

  memberRoute(api, postMailChange, ({ db, member, body, now }) => mailChange.request(db, member.id, body.email, now), {
    perMinute: MAILS_PER_MINUTE,
    before: ({ db, member, body, request, now }) => passwords.confirm(db, member.id, { password: body.password, address: request.ip }, now),
  });
  route(api, putMailChange, ({ db, body, now }) => mailChange.use(db, body.token, now), { perMinute: LINKS_PER_MINUTE });

  memberRoute(api, getSessions, async ({ db, member }) => success({ sessions: await sessionList(sessions, db, member) }));
  memberRoute(api, deleteSession, async ({ db, member, body }) => {
    if (body.session === null) await sessions.endAll(db, member.id, { but: member.session_id });
    // One's own ends by logging out, which takes the cookie along.
    else if (body.session !== member.session_id) await sessions.endOne(db, member.id, body.session);
    return success({ sessions: await sessionList(sessions, db, member) });
  });
}
