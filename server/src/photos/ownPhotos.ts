import { PHOTO_UNDO } from '@amarena/shared/contracts/people/ownPhotos';
import type { OwnProfile } from '@amarena/shared/contracts/people/profile';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { type Db, inTransaction } from '../db/schema.ts';
import { isRefused } from './intake.repository.ts';
import type { Intake } from './intake.ts';
import { photoLimitProblem } from './photoLimitProblem.ts';
import { dropRemoved, putBack, removedSince, setAside } from './removed.repository.ts';
import { addPhoto, lockPhotos, photosOf, putFirst, saveOrder } from './repository.ts';

export interface OwnPhotosDeps {
  /** Called for every added photo, in the same transaction; may show it at once. */
  readonly review: { added(trx: Db, photo: { id: string; member_id: string }, now: Date): Promise<void> };
  readonly intake: Pick<Intake, 'claim' | 'forget' | 'hide'>;
  /** The member's own profile, which every change returns. */
  own(db: Db, memberId: string): Promise<OwnProfile>;
}

const undoableSince = (now: Date): Date => new Date(now.getTime() - PHOTO_UNDO);

/** The photos of a member's own profile. Each call needs an open transaction; roll it back on a refusal. */
export function createOwnPhotos({ intake, own, review }: OwnPhotosDeps) {
  return {
    /** Adds an upload, which is checked before others see it. Errors: those of `postPhoto`. */
    async add(trx: Db, memberId: string, uploadId: string, now: Date): Promise<Result<OwnProfile, ApiError>> {
      const full = await photoLimitProblem(trx, memberId);
      if (full !== null) return failure(full);
      const picture = await intake.claim(trx, memberId, uploadId);
      if (!picture.ok) return picture;
      const { id, name_key, hash } = picture.value;
      await addPhoto(trx, { id, member_id: memberId, name_key, hash, status: 'pending', created_at: now });
      await review.added(trx, { id, member_id: memberId }, now);
      return success(await own(trx, memberId));
    },

    /** Removes a photo from the profile; its files are no longer served. Error: `photo_deleted`. */
    async remove(trx: Db, memberId: string, photoId: string, now: Date): Promise<Result<OwnProfile, ApiError>> {
      await lockPhotos(trx, memberId);
      const removed = await setAside(trx, memberId, photoId, now);
      if (removed === undefined) return failure({ code: 'photo_deleted' });
      await intake.hide(trx, removed);
      return success(await own(trx, memberId));
    },

    /** Undoes a removal. Errors: those of `postPhotoRestore`. */
    async restore(trx: Db, memberId: string, photoId: string, now: Date): Promise<Result<OwnProfile, ApiError>> {
      const full = await photoLimitProblem(trx, memberId);
      const aside = await removedSince(trx, memberId, photoId, undoableSince(now));
      if (aside === undefined) return failure({ code: 'photo_deleted' });
      if (full !== null && aside.status !== 'refused') return failure(full);
      // Another member's copy of the same picture may have been refused meanwhile.
      if (aside.status !== 'refused' && aside.hash !== null && (await isRefused(trx, { hash: aside.hash, look: null }))) {
        return failure({ code: 'photo_unusable', problem: 'refused' });
      }
      await putBack(trx, photoId);
      return success(await own(trx, memberId));
    },

    /** Makes a photo the main image. Errors: `photo_deleted`, or `photo_unusable` for a refused one. */
    async makeMain(trx: Db, memberId: string, photoId: string): Promise<Result<OwnProfile, ApiError>> {
      await lockPhotos(trx, memberId);
      const photo = (await photosOf(trx, memberId)).find(({ id }) => id === photoId);
      if (photo === undefined) return failure({ code: 'photo_deleted' });
      if (photo.status === 'refused') return failure({ code: 'photo_unusable', problem: 'refused' });
      await putFirst(trx, memberId, photoId);
      return success(await own(trx, memberId));
    },

    /** Sorts the photos; those not named follow in their previous order. Error: `photo_deleted`. */
    async order(trx: Db, memberId: string, photoIds: readonly string[]): Promise<Result<OwnProfile, ApiError>> {
      await lockPhotos(trx, memberId);
      const before = (await photosOf(trx, memberId)).map(({ id }) => id);
      if (!photoIds.every((id) => before.includes(id))) return failure({ code: 'photo_deleted' });
      await saveOrder(trx, memberId, [...new Set([...photoIds, ...before])]);
      return success(await own(trx, memberId));
    },

    /** Deletes the files of photos whose removal can no longer be undone. */
    forgetRemoved: (db: Db, now: Date): Promise<void> =>
      inTransaction(db, async (trx) => {
        for (const picture of await dropRemoved(trx, undoableSince(now))) await intake.forget(trx, picture);
      }),
  };
}
export type OwnPhotos = ReturnType<typeof createOwnPhotos>;
