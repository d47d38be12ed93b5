import { getVisits, postVisit } from '@amarena/shared/contracts/people/visits';
import type { Api } from '../../http/platform.ts';
import { memberRoute } from '../../http/route.ts';
import type { Visits } from './service.ts';

export function registerVisits(api: Api, visits: Visits): void {
  memberRoute(api, getVisits, ({ db, member, query, now }) => visits.visitors(db, member.id, query, now));

  memberRoute(api, postVisit, ({ db, member, body, now }) => visits.visit(db, { viewer: member.id, viewed: body.profile }, now));
}
