import type { CasePicture, Decision, Reason } from '@amarena/shared/contracts/moderation/moderation';
import { REPORT_CATEGORIES } from '@amarena/shared/contracts/moderation/reports';
import { failure, success } from '@amarena/shared/errors';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { restorePhoto } from './photoStatus.ts';
import { pictureOf, shownPhotos } from './photos.repository.ts';
import type { CaseQueue, Told } from './queue.ts';
import { refuseProfilePhoto } from './refusing.ts';
import { reportedPhotoAddress } from './reportedPhoto.ts';
import { closeReport, countReports, hasOpenReport, reportById, waitingReports } from './reports.repository.ts';
import type { ReportDeps } from './reports.ts';
import { SUSPENDING } from './suspensions.repository.ts';
import type { Suspensions } from './suspensions.ts';
import type { ReportedPhoto, ReportsTable } from './tables.ts';

type Report = Pick<Selectable<ReportsTable>, 'id' | 'photos' | 'closed_at'>;

const ACTING: readonly Decision[] = ['warn', 'hide_photo', 'suspend_7', 'suspend_30', 'disable'];

const isActive = async (db: Db, memberId: string, photo: string): Promise<boolean> =>
  (await shownPhotos(db, memberId)).some(({ id }) => id === photo);

interface ReportQueueDeps extends ReportDeps {
  readonly suspensions: Pick<Suspensions, 'begin' | 'lift'>;
}

/** Reports of members against members. */
export function reportQueue({ suspensions, blocks, chats, pictures }: ReportQueueDeps): CaseQueue {
  /** Photos of the conversation: all of them until the decision, then those that still exist. */
  async function sentPictures(db: Db, { id, photos, closed_at }: Report): Promise<CasePicture[]> {
    const shown: CasePicture[] = [];
    for (const sent of photos) {
      if (closed_at !== null && (await chats.photoAt(db, sent)) === null) continue;
      shown.push({ id: sent.message, src: reportedPhotoAddress({ report: id, message: sent.message }), kind: 'chat' });
    }
    return shown;
  }

  /** Hides a photo of the profile or of the conversation. False: the case has no such photo. */
  async function hide(
    trx: Db,
    { reported_id, photos }: { reported_id: string; photos: readonly ReportedPhoto[] },
    { photo, reason, now }: { photo: string | null; reason: Reason; now: Date },
  ): Promise<boolean> {
    if (photo === null) return false;
    const sent = photos.find(({ message }) => message === photo);
    if (sent !== undefined) {
      await chats.refusePhoto(trx, sent, reason, now);
      return true;
    }
    if (!(await isActive(trx, reported_id, photo))) return false;
    await refuseProfilePhoto(pictures, trx, { id: photo, reason, now });
    return true;
  }

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
        pictures: [...(await sentPictures(db, report)), ...photos.map((photo) => pictureOf(photo, 'profile'))],
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
        const hidden = await hide(trx, report, { photo, reason: reason ?? 'other', now });
        if (!hidden) return failure({ code: 'validation_failed', fields: { photo: 'required' } });
      }
      await pictures.release(trx, id);
      if (reporter_id !== null && !(await hasOpenReport(trx, reporter_id, reported_id)))
        await blocks.reportsDecided(trx, reporter_id, reported_id);
      if (SUSPENDING.includes(decision)) await suspensions.begin(trx, reported_id);
      const told: Told[] = [{ member_id: reported_id, side: 'about' }];
      return success(reporter_id === null ? told : [...told, { member_id: reporter_id, side: 'author' }]);
    },

    async undo(trx, { id, decision, photo, member_id }, now) {
      if (decision === 'hide_photo' && photo !== null) {
        await restorePhoto(trx, photo);
        // A photo sent in a conversation is not restored, but its file may be sent again.
        const sent = (await reportById(trx, id))?.photos.find(({ message }) => message === photo);
        if (sent !== undefined) await chats.allowPhoto(trx, sent.picture.hash);
      }
      if (SUSPENDING.includes(decision) && member_id !== null) await suspensions.lift(trx, member_id, now);
    },
  };
}
