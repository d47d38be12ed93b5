import type { Db } from '../../db/schema.ts';
import type { PhotoReviewMode } from '../../photos/reviewMode.ts';
import { audit } from './audit.repository.ts';
import { approvePhoto } from './photoStatus.ts';

/**
 * What happens to a photo that a member adds. Its file has already passed the automatic checks: format, size, and that
 * it was not refused before.
 */
export function createPhotoReview(mode: (db: Db) => Promise<PhotoReviewMode>) {
  return {
    async added(trx: Db, photo: { id: string; member_id: string }, now: Date): Promise<void> {
      if ((await mode(trx)) === 'person') return;
      await approvePhoto(trx, photo.id);
      const entry = { queue: 'photos', case_id: photo.id, member_id: photo.member_id, decision: 'approve', reason: null } as const;
      await audit(trx, { ...entry, at: now, action: 'passed', actor_id: null });
    },
  };
}
export type PhotoReview = ReturnType<typeof createPhotoReview>;
