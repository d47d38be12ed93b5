import { deleteUser, getDeletion, postStay } from '@amarena/shared/contracts/account/deletion';
import { success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { memberRoute } from '../../http/route.ts';
import type { Deletion } from './deletion.ts';
import type { Passwords } from './passwords.ts';

const DELETIONS_PER_MINUTE = 60;

/** Deleting an account and restoring it. */
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
      endsSession: true,
      before: ({ db, member, body, now }) => passwords.confirm(db, member, { password: body.password }, now),
    },
  );
}
