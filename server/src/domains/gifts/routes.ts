import { getGifts, postGift } from '@amarena/shared/contracts/chat/gifts';
import { success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { memberRoute, route } from '../../http/route.ts';
import type { Gifts } from './service.ts';

/** Gifts that one address may send in a minute. */
const GIFTS_PER_MINUTE = 60;

export function registerGifts(api: Api, gifts: Gifts): void {
  route(api, getGifts, async ({ db, country }) => success({ gifts: await gifts.offers(db, country) }));
  memberRoute(api, postGift, ({ db, member, language, body, now }) => gifts.send(db, { ...member, language }, body, now), {
    meeting: true,
    perMinute: GIFTS_PER_MINUTE,
  });
}
