import { getVisits, postVisit } from '@amarena/shared/contracts/visits';
import { success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { memberRoute } from '../../http/route.ts';
import type { Visits } from './service.ts';

export function registerVisits(api: Api, visits: Visits): void {
  memberRoute(api, getVisits, async ({ db, member, now }) => success({ visitors: await visits.visitors(db, member.id, now) }));

  memberRoute(api, postVisit, ({ db, member, body, now }) => visits.visit(db, { viewer: member.id, viewed: body.profile }, now));
}
