import { VERIFICATION_REASONS, VerificationReason } from '@amarena/shared/contracts/account/verification';
import { failure, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import { imageOf } from '../../photos/names.ts';
import { photosOf } from '../../photos/repository.ts';
import { PHOTOS_PATH } from '../../photos/routes.ts';
import type { CaseContent, CaseQueue, WaitingCase } from '../moderation/queue.ts';
import type { SentRequest } from './repository.ts';
import { selfieAddress } from './selfie.ts';
import type { VerificationService } from './service.ts';

const caseOf = ({ id, opened_at, member_id }: SentRequest): WaitingCase => ({ id, opened_at, member_id, category: null, not_for: [] });

/** Requests on the moderators' desk: the selfie, the code that must be on it, and the photos to compare it with. */
export function createVerificationQueue(verification: VerificationService): CaseQueue {
  async function comparedPhotos(db: Db, { member_id, photo_ids }: SentRequest): Promise<CaseContent['pictures']> {
    const photos = (await photosOf(db, member_id)).filter(({ id, status }) => status === 'active' && photo_ids.includes(id));
    return photos.map((photo) => ({ id: photo.id, src: `${PHOTOS_PATH}${imageOf(photo).match}`, kind: 'profile' }));
  }

  return {
    kind: 'verifications',
    choices: [
      { decision: 'approve', reasons: [] },
      { decision: 'refuse', reasons: VERIFICATION_REASONS },
    ],
    list: async (db, limit) => (await verification.waitingRequests(db, limit)).map(caseOf),
    count: verification.countWaiting,

    async read(db, id) {
      const request = await verification.sentRequest(db, id);
      if (request === undefined) return null;
      const waits = (await verification.selfie(db, id)) !== null;
      const selfie = waits ? [{ id: null, src: selfieAddress(id), kind: 'subject' as const }] : [];
      return {
        ...caseOf(request),
        author_id: request.member_id,
        text: request.code,
        number: null,
        pictures: [...selfie, ...(await comparedPhotos(db, request))],
        lines: [],
        appealed: null,
        answer_language: null,
      };
    },

    async decide(trx, { id, decision, reason }, now) {
      const refusal = decision === 'refuse' ? VerificationReason.safeParse(reason) : null;
      if (refusal?.success === false) return failure({ code: 'validation_failed', fields: { reason: 'required' } });
      const decided = await verification.decide(trx, { id, reason: refusal?.data ?? null }, now);
      // `decide` tells the member, and how to try again.
      return decided.ok ? success([]) : decided;
    },

    // A refused member sends another selfie instead of an appeal.
    undo: null,
    appealable: [],
  };
}
