import { getNotifications, putNotifications } from '@amarena/shared/contracts/account/notifications';
import { Id } from '@amarena/shared/contracts/platform/primitives';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { success } from '@amarena/shared/errors';
import * as z from 'zod/mini';
import type { Api } from '../../http/platform.ts';
import { memberRoute } from '../../http/route.ts';
import { ApiProblem } from '../../http/status.ts';
import { html, sendPage } from '../../pages/html.ts';
import { PLAIN_STYLE } from '../../pages/plainStyle.ts';
import { MINUTE } from '../../times.ts';
import type { Notices } from './service.ts';
import { UNSUBSCRIBE_WORDS } from './unsubscribeWords.ts';

export function registerNotices(api: Api, notices: Notices): void {
  memberRoute(api, getNotifications, async ({ db, member }) => success(await notices.settings(db, member.id)));
  memberRoute(api, putNotifications, async ({ db, member, body }) => success(await notices.change(db, member.id, body)));
  registerUnsubscribe(api, notices);
}

const UNSUBSCRIBE_PATH = '/api/unsubscribe.php';
const PER_MINUTE = 30;
const Asked = z.object({ member: Id, seal: z.string() });

/**
 * The unsubscribe link of every notice. Mail programs use it by POST (RFC 8058); a person who follows the link gets a
 * page with a button, because a scanner that opens links must not unsubscribe anyone.
 */
function registerUnsubscribe({ server, platform }: Api, notices: Notices): void {
  const readAsked = (query: unknown) => {
    const asked = Asked.safeParse(query);
    if (!asked.success || !notices.isSealed(asked.data.member, asked.data.seal)) throw new ApiProblem({ code: 'link_invalid' });
    return asked.data;
  };
  const config = { rateLimit: { max: PER_MINUTE, timeWindow: MINUTE } };
  server.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1_024 }, (_request, _body, done) =>
      done(null),
    );

    scope.get(UNSUBSCRIBE_PATH, { config }, async (request, reply) => {
      const { member, seal } = readAsked(request.query);
      const language = await notices.languageOf(platform.db, member);
      const { title, text, button } = UNSUBSCRIBE_WORDS[language];
      const action = `${UNSUBSCRIBE_PATH}?member=${member}&seal=${seal}`;
      const body = html`<main><h1>${title}</h1><p>${text}</p><form method="post" action="${action}"><button>${button}</button></form></main>`;
      return sendPage(reply, { language, title, style: PLAIN_STYLE, body });
    });

    scope.post(UNSUBSCRIBE_PATH, { config }, async (request, reply) => {
      const { member } = readAsked(request.query);
      await notices.unsubscribe(platform.db, member);
      const language = await notices.languageOf(platform.db, member);
      const { title, done, back } = UNSUBSCRIBE_WORDS[language];
      const body = html`<main><h1>${done}</h1><p><a href="${pathTo('index')}">${back}</a></p></main>`;
      return sendPage(reply, { language, title, style: PLAIN_STYLE, body });
    });
  });
}
