import type { Decision } from '@amarena/shared/contracts/moderation';
import { REPORT_CATEGORIES } from '@amarena/shared/contracts/reports';
import { failure, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import { hidePhoto, pictureOf, restorePhoto, shownPhotos } from './photos.repository.ts';
import type { CaseQueue, Told } from './queue.ts';
import { closeReport, countReports, reportById, waitingReports } from './reports.repository.ts';
import type { Suspensions } from './suspensions.ts';
import { SUSPENDING } from './suspensionsAt.ts';

const ACTING: readonly Decision[] = ['warn', 'hide_photo', 'suspend_7', 'suspend_30', 'disable'];

const isActive = async (db: Db, memberId: string, photo: string): Promise<boolean> =>
  (await shownPhotos(db, memberId)).some(({ id }) => id === photo);

/** Reports of members against members. */
export function reportQueue(suspensions: Pick<Suspensions, 'begin' | 'lift'>): CaseQueue {
  return {
    kind: 'reports',
    choices: [
      { decision: 'no_action', reasons: ['no_violation', 'not_enough_evidence'] },
      { decision: 'warn', reasons: REPORT_CATEGORIES },
      { decision: 'hide_photo', reasons: [...REPORT_CATEGORIES, 'other_person', 'contact_details'] },
      { decision: 'suspend_7', reasons: REPORT_CATEGORIES },
      { decision: 'suspend_30', reasons: REPORT_CATEGORIES },
      { decision: 'disable', reasons: REPORT_CATEGORIES },
    ],
    appealable: ACTING,

    async list(db, limit) {
      const rows = await waitingReports(db, limit);
      return rows.map(({ id, reported_at, reported_id, reporter_id, category }) => ({
        id,
        opened_at: reported_at,
        member_id: reported_id,
        category,
        not_for: reporter_id === null ? [] : [reporter_id],
      }));
    },
    count: countReports,

    async read(db, id) {
      const report = await reportById(db, id);
      if (report === undefined) return null;
      const photos = await shownPhotos(db, report.reported_id);
      return {
        id,
        opened_at: report.reported_at,
        member_id: report.reported_id,
        category: report.category,
        not_for: [],
        author_id: report.reporter_id,
        text: report.text,
        number: null,
        pictures: photos.map((photo) => pictureOf(photo, 'profile')),
        lines: report.lines,
        appealed: null,
        answer_language: null,
      };
    },

    async decide(trx, { id, decision, reason, photo }, now) {
      const report = await closeReport(trx, id, now);
      if (report === undefined) return failure({ code: 'case_decided' });
      const { reported_id, reporter_id } = report;
      if (decision === 'hide_photo') {
        if (photo === null || !(await isActive(trx, reported_id, photo)))
          return failure({ code: 'validation_failed', fields: { photo: 'required' } });
        await hidePhoto(trx, { id: photo, reason: reason ?? 'other', now });
      }
      if (SUSPENDING.includes(decision)) await suspensions.begin(trx, reported_id);
      const told: Told[] = [{ member_id: reported_id, side: 'about' }];
      return success(reporter_id === null ? told : [...told, { member_id: reporter_id, side: 'author' }]);
    },

    async undo(trx, { decision, photo, member_id }, now) {
      if (decision === 'hide_photo' && photo !== null) await restorePhoto(trx, photo);
      if (SUSPENDING.includes(decision) && member_id !== null) await suspensions.lift(trx, member_id, now);
    },
  };
}
