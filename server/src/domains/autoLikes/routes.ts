import { getAutoLike } from '@amarena/shared/contracts/people/autoLike';
import type { Api } from '../../http/platform.ts';
import { memberRoute } from '../../http/route.ts';
import type { AutoLikes } from './service.ts';

const PER_MINUTE = 30;

export function registerAutoLikes(api: Api, autoLikes: AutoLikes): void {
  memberRoute(api, getAutoLike, ({ db, member, query, now }) => autoLikes.forPopUp(db, member.id, query.profile, now), {
    perMinute: PER_MINUTE,
  });
}
