import { Readable } from 'node:stream';
import { EXPORT_PATH, postExport } from '@amarena/shared/contracts/account/dataExport';
import { success } from '@amarena/shared/errors';
import { memberOf } from '../../../http/context.ts';
import type { Api } from '../../../http/platform.ts';
import { memberRoute } from '../../../http/route.ts';
import { ApiProblem } from '../../../http/status.ts';
import { MINUTE } from '../../../times.ts';
import type { ConfirmPassword } from '../confirmPassword.ts';
import { issueLink, takeLink } from '../linkTokens.ts';
import { type ArchiveDeps, archiveOf } from './archive.ts';

const LINK_MINUTES = 10;
const EXPORTS_PER_MINUTE = 6;

/** The member's data as a download: asks for the password, then returns an address that works once, for the same member. */
export function registerExport(api: Api, confirmPassword: ConfirmPassword, deps: ArchiveDeps): void {
  const { server, platform } = api;
  memberRoute(
    api,
    postExport,
    async ({ db, member, now }) => {
      const expires = new Date(now.getTime() + LINK_MINUTES * MINUTE);
      const token = await issueLink(db, { memberId: member.id, purpose: 'export', expires });
      return success({ url: `${EXPORT_PATH}?token=${token}` });
    },
    {
      perMinute: EXPORTS_PER_MINUTE,
      before: ({ db, member, body, now }) => confirmPassword(db, member, { password: body.password }, now),
    },
  );

  server.get<{ Querystring: { token?: unknown } }>(
    EXPORT_PATH,
    { config: { rateLimit: { max: EXPORTS_PER_MINUTE, timeWindow: MINUTE } } },
    async (request, reply) => {
      const member = await memberOf(request, platform);
      if (member === null) throw new ApiProblem({ code: 'authentication_required', authentication_required: true });
      const { token } = request.query;
      const now = platform.now();
      const link = typeof token === 'string' ? await takeLink(platform.db, token, ['export'], now) : undefined;
      if (link?.member_id !== member.id) throw new ApiProblem({ code: 'link_invalid' });
      const name = `amarena-${now.toISOString().slice(0, 10)}.zip`;
      return reply
        .headers({ 'content-disposition': `attachment; filename="${name}"` })
        .type('application/zip')
        .send(Readable.from(archiveOf(deps, platform.db, member.id, now)));
    },
  );
}
