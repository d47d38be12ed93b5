import { postComplaint } from '@amarena/shared/contracts/moderation/complaints';
import {
  deleteClaim,
  getAudit,
  getCase,
  getDecisions,
  getDesk,
  postAppeal,
  postClaim,
  postDecision,
} from '@amarena/shared/contracts/moderation/moderation';
import { postReport } from '@amarena/shared/contracts/moderation/reports';
import { getLabels, postLabels } from '@amarena/shared/contracts/people/labels';
import type { Endpoint } from '@amarena/shared/contracts/platform/endpoint';
import { failure, success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { memberRoute, route } from '../../http/route.ts';
import type { PrivatePhotos } from '../../photos/privatePhotos.ts';
import { setLabels } from '../profiles/labels.ts';
import { auditPage } from './audit.ts';
import { labelledPeople } from './people.repository.ts';
import { registerReportedPhotos } from './reportedPhoto.ts';
import type { Moderation } from './service.ts';
import { wordsFor } from './words/index.ts';

const REPORTS_PER_MINUTE = 20;
const COMPLAINTS_PER_MINUTE = 5;
const LINE = /^\d{1,9}$/;

/** A `memberRoute` for moderators only: others are refused before anything is read. */
const moderatorRoute: typeof memberRoute = <E extends Endpoint>(...[api, endpoint, handler, options]: Parameters<typeof memberRoute<E>>) =>
  memberRoute(
    api,
    endpoint,
    async (context) => (context.member.roles.includes('moderator') ? handler(context) : failure({ code: 'forbidden' })),
    options,
  );

export function registerModeration(api: Api, { reports, complaints, appeals, desk }: Moderation, photos: PrivatePhotos): void {
  registerReportedPhotos(api, reports, photos);

  memberRoute(api, postReport, ({ db, member, body, now }) => reports.report(db, member.id, body, now), { perMinute: REPORTS_PER_MINUTE });

  route(
    api,
    postComplaint,
    ({ db, member, language, body, now }) => complaints.complain(db, body, { member_id: member?.id ?? null, language }, now),
    { perMinute: COMPLAINTS_PER_MINUTE },
  );

  memberRoute(api, getDecisions, async ({ db, member, query, now }) => {
    const told = await appeals.told(db, member.id, now);
    return success({
      decisions: told.map(({ row, decision }) => {
        const { title, text, why } = wordsFor(query.language, row, member.time_zone);
        return { ...decision, words: { title, text, why } };
      }),
    });
  });

  memberRoute(api, postAppeal, ({ db, member, body, now }) => appeals.appeal(db, member.id, body, now));

  moderatorRoute(api, getDesk, async ({ db, member, query, now }) => success(await desk.list(db, query.queue, member.id, now)));

  moderatorRoute(api, getCase, async ({ db, member, query, now }) => {
    const found = await desk.read(db, query, member.id, now);
    return found.ok ? success({ case: found.value }) : found;
  });

  moderatorRoute(api, postClaim, async ({ db, member, body, now }) => {
    const claim = await desk.claim(db, body, member, now);
    return claim.ok ? success({ claim: claim.value }) : claim;
  });

  moderatorRoute(api, deleteClaim, async ({ db, member, body, now }) => {
    await desk.release(db, body, member.id, now);
    return success(undefined);
  });

  moderatorRoute(api, postDecision, ({ db, member, body, now }) => desk.decide(db, body, member.id, now));

  moderatorRoute(api, getLabels, async ({ db }) => success({ people: await labelledPeople(db) }));

  moderatorRoute(api, postLabels, async ({ db, member, body, now }) => {
    const { unknown } = await setLabels(db, [body], { by: member.id, now });
    return unknown.length === 0 ? success(undefined) : failure({ code: 'validation_failed', fields: { name: 'not_found' } });
  });

  moderatorRoute(api, getAudit, async ({ db, query }) => {
    if (query.before !== undefined && !LINE.test(query.before))
      return failure({ code: 'validation_failed', fields: { before: 'invalid' } });
    return success(await auditPage(db, query.before === undefined ? null : Number(query.before)));
  });
}
