import { deletePasses, deleteSwipe, getSwipe, postSwipe } from '@amarena/shared/contracts/people/swipe';
import { success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { memberRoute } from '../../http/route.ts';
import type { SwipeGame } from './service.ts';

export function registerSwipe(api: Api, game: SwipeGame): void {
  memberRoute(api, getSwipe, async ({ db, member, query, now }) => success(await game.round(db, member.id, query, now)));

  memberRoute(api, postSwipe, ({ db, member, body, now }) => game.swipe(db, member.id, body, now), { meeting: true });

  memberRoute(api, deleteSwipe, ({ db, member, now }) => game.undo(db, member.id, now));

  memberRoute(api, deletePasses, async ({ db, member, now }) => {
    await game.forgetPasses(db, member.id, now);
    return success(undefined);
  });
}
