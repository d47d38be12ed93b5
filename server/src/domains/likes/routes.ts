import { deleteLike, getLikeList, getLikes, postLike, putLikes } from '@amarena/shared/contracts/people/likes';
import { success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { memberRoute } from '../../http/route.ts';
import type { Likes } from './service.ts';

export function registerLikes(api: Api, likes: Likes): void {
  memberRoute(api, getLikes, async ({ db, member, now }) => success(await likes.list(db, member.id, now)));

  memberRoute(api, getLikeList, ({ db, member, query, now }) => likes.listed(db, member.id, query, now));

  memberRoute(api, postLike, ({ db, member, body, now }) => likes.like(db, { from: member.id, to: body.profile }, now), {
    meeting: true,
  });

  memberRoute(api, deleteLike, async ({ db, member, body }) => {
    await likes.unlike(db, member.id, body.profile);
    return success(undefined);
  });

  memberRoute(api, putLikes, async ({ db, member, now }) => {
    await likes.seen(db, member.id, now);
    return success(undefined);
  });
}
