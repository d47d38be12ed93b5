import { deleteUser, getDeletion, postStay } from '@amarena/shared/contracts/account/deletion';
import { success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { memberRoute } from '../../http/route.ts';
import type { ConfirmPassword } from './confirmPassword.ts';
import type { Deletion } from './deletion.ts';

const DELETIONS_PER_MINUTE = 60;

/** Deleting an account. */
export function registerDeletion(api: Api, { deletion, confirmPassword }: { deletion: Deletion; confirmPassword: ConfirmPassword }): void {
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
      before: ({ db, member, body, now }) => confirmPassword(db, member, { password: body.password }, now),
    },
  );
}
