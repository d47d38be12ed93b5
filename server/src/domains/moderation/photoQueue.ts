import { failure, success } from '@amarena/shared/errors';
import type { Intake } from '../../photos/intake.ts';
import { approvePhoto, restorePhoto } from './photoStatus.ts';
import { countPhotos, photoById, pictureOf, shownPhotos, waitingPhotos } from './photos.repository.ts';
import type { CaseQueue } from './queue.ts';
import { refuseProfilePhoto } from './refusing.ts';

/** Photos that a moderator has to check before others see them. */
export function photoQueue({ pictures }: { pictures: Pick<Intake, 'hide' | 'refuse'> }): CaseQueue {
  return {
    kind: 'photos',
    choices: [
      { decision: 'approve', reasons: [] },
      { decision: 'refuse', reasons: ['no_face', 'other_person', 'sexual_content', 'minor', 'contact_details', 'unreadable', 'other'] },
    ],
    appealable: ['refuse'],

    async list(db, limit) {
      const rows = await waitingPhotos(db, limit);
      return rows.map(({ id, member_id, created_at }) => ({ id, opened_at: created_at, member_id, category: null, not_for: [] }));
    },
    count: countPhotos,

    async read(db, id) {
      const photo = await photoById(db, id);
      if (photo === undefined) return null;
      const { member_id, created_at } = photo;
      const others = (await shownPhotos(db, member_id)).filter((other) => other.id !== id);
      return {
        id,
        opened_at: created_at,
        member_id,
        category: null,
        not_for: [],
        author_id: null,
        text: null,
        number: null,
        pictures: [pictureOf(photo, 'subject'), ...others.map((other) => pictureOf(other, 'profile'))],
        lines: [],
        appealed: null,
        answer_language: null,
      };
    },

    async decide(trx, { id, decision, reason }, now) {
      const waits = await photoById(trx, id);
      if (waits?.status !== 'pending') return failure({ code: 'case_decided' });
      if (decision === 'approve') await approvePhoto(trx, id);
      else await refuseProfilePhoto(pictures, trx, { id, reason: reason ?? 'other', now });
      return success([{ member_id: waits.member_id, side: 'about' }]);
    },

    undo: (trx, { id }) => restorePhoto(trx, id),
  };
}
