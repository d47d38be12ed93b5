import { deleteUser, getDeletion, getReactivate, postStay } from '@amarena/shared/contracts/deletion';
import { pathTo } from '@amarena/shared/contracts/routes';
import { success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { memberRoute, route } from '../../http/route.ts';
import type { Deletion } from './deletion.ts';
import type { Passwords } from './passwordReset.ts';

const DELETIONS_PER_MINUTE = 60;

/** Leaving and coming back. */
export function registerDeletion(api: Api, { deletion, passwords }: { deletion: Deletion; passwords: Passwords }): void {
  memberRoute(api, getDeletion, async ({ db, member }) => success(await deletion.preview(db, member.id)));
  memberRoute(api, postStay, ({ db, member, now }) => deletion.stay(db, member.id, now));

  memberRoute(
    api,
    deleteUser,
    async ({ db, member, now, signOut }) => {
      await deletion.delete(db, member.id, now);
      signOut();
      return success(undefined);
    },
    {
      perMinute: DELETIONS_PER_MINUTE,
      before: ({ db, member, body, request, now }) =>
        passwords.confirm(db, member.id, { password: body.password, address: request.ip }, now),
    },
  );

  route(api, getReactivate, async ({ db, query, now, reply }) => {
    const back = await deletion.reactivate(db, query.token, now);
    reply.redirect(back ? `${pathTo('login')}?reactivated=true` : `${pathTo('account-deleted')}?link=ended`);
    return success(undefined);
  });
}
