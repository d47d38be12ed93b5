import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/schema.ts';
import type { ReceivedFile } from '../http/receivedFile.ts';
import { DAY } from '../times.ts';
import type { AtMost } from './atMost.ts';
import { fileName, newNameKey } from './fileName.ts';
import {
  forgetHeld,
  insertHeld,
  isRefused,
  releaseHeld,
  removeRefused,
  storeRefused,
  storeUpload,
  takeOldUploads,
  takeUpload,
  uploadsWaiting,
} from './intake.repository.ts';
import type { KeptPicture } from './keptPicture.ts';
import { lookOf } from './look.ts';
import type { PhotoStore } from './photoStore.ts';
import { readPicture } from './picture.ts';

/** What the names of a picture's files are derived from. */
export type PictureKey = Pick<KeptPicture, 'id' | 'name_key'>;

/** An unused picture. */
export interface AcceptedPicture extends KeptPicture {
  /** Result of `lookOf`. */
  readonly look: string | null;
}

/** Pictures that a member may upload without using them; more than that has no honest reason. */
const WAITING = 40;
const AN_HOUR = 3_600;

const originalOf = ({ id, name_key }: PictureKey): string => fileName(id, name_key, 'original');

export interface Deps {
  readonly originals: PhotoStore;
  readonly inTurn: AtMost;
  /** Removes all files of a picture once the transaction commits. */
  forgetLater(trx: Db, picture: PictureKey): Promise<void>;
  /** Removes the files that anyone can fetch by name, once the transaction commits. */
  hideLater(trx: Db, picture: PictureKey): Promise<void>;
}

/**
 * Where members' pictures come in. A picture is first stored for its sender only (`accept`, `keep`); then a photo, a
 * message or another domain takes it into use with `claim`, in its own transaction, once.
 */
export function createIntake({ originals, inTurn, forgetLater, hideLater }: Deps) {
  return {
    /** Reads a file and stores its original. The file as uploaded is not kept. Error: `photo_unusable`. */
    async accept(file: Pick<ReceivedFile, 'path' | 'hash'>): Promise<Result<AcceptedPicture, ApiError>> {
      const picture = await inTurn(() => readPicture(file.path));
      if (!picture.ok) return picture;
      const { bytes, width, height } = picture.value;
      const look = await inTurn(() => lookOf(bytes));
      const kept: AcceptedPicture = { id: uuidv7(), name_key: newNameKey(), hash: file.hash, width, height, look };
      await originals.write(originalOf(kept), bytes);
      return success(kept);
    },

    /** Stores an accepted picture until it is used. Errors: `photo_unusable` (refused before), `rate_limited`. */
    async keep(trx: Db, memberId: string, picture: AcceptedPicture, now: Date): Promise<Result<undefined, ApiError>> {
      if (await isRefused(trx, picture)) return failure({ code: 'photo_unusable', problem: 'refused' });
      if ((await uploadsWaiting(trx, memberId)) >= WAITING) return failure({ code: 'rate_limited', seconds: AN_HOUR });
      await storeUpload(trx, { ...picture, member_id: memberId, created_at: now });
      return success(undefined);
    },

    /**
     * Hands a member's upload over to its user, who is responsible for removing its files from then on. Of several
     * concurrent calls one succeeds. Errors: `not_found`, `photo_unusable` (refused meanwhile).
     */
    async claim(trx: Db, memberId: string, uploadId: string): Promise<Result<KeptPicture, ApiError>> {
      const upload = await takeUpload(trx, memberId, uploadId);
      if (upload === undefined) return failure({ code: 'not_found' });
      if (await isRefused(trx, upload)) return failure({ code: 'photo_unusable', problem: 'refused' });
      const { id, name_key, hash, width, height } = upload;
      return success({ id, name_key, hash, width, height });
    },

    /** The original's bytes as WebP, for moderators and for comparison; null if they are gone. */
    original: (picture: PictureKey): Promise<Buffer | null> => originals.read(originalOf(picture)),

    /**
     * Removes all files of a picture that was in use, once nothing holds them. Call it in the transaction that ends the
     * use.
     */
    async forget(trx: Db, { id, name_key }: PictureKey): Promise<void> {
      if (!(await forgetHeld(trx, id))) await forgetLater(trx, { id, name_key });
    },

    /** Removes all files of a picture whose owner is erased, even if something holds them. */
    erase: (trx: Db, { id, name_key }: PictureKey): Promise<void> => forgetLater(trx, { id, name_key }),

    /** Keeps a picture's files until `release`, even if its use ends before: a report is based on it. */
    hold: (trx: Db, reportId: string, { id, name_key }: PictureKey): Promise<void> =>
      insertHeld(trx, { report_id: reportId, picture_id: id, name_key }),

    /** A report no longer needs its pictures. Removes those whose use has ended meanwhile. */
    async release(trx: Db, reportId: string): Promise<void> {
      for (const picture of await releaseHeld(trx, reportId)) await forgetLater(trx, picture);
    },

    /** Makes a picture's files unavailable to everyone; the original stays, and they can be created from it again. */
    hide: (trx: Db, { id, name_key }: PictureKey): Promise<void> => hideLater(trx, { id, name_key }),

    /** Removes the original at once: nothing has taken it into use. */
    discard: (picture: PictureKey): Promise<void> => originals.remove(originalOf(picture)),

    /** Refuses a picture from now on, from anyone: the same bytes, and pictures that look the same. */
    async refuse(trx: Db, picture: PictureKey & { hash: string }, reason: string, now: Date): Promise<void> {
      const bytes = await originals.read(originalOf(picture));
      const look = bytes === null ? null : await inTurn(() => lookOf(bytes));
      await storeRefused(trx, { hash: picture.hash, look, reason, refused_at: now });
    },

    /** Accepts a refused picture again. */
    allow: (trx: Db, hash: string): Promise<void> => removeRefused(trx, hash),

    /** Deletes pictures that were uploaded a day ago and never used. */
    async forgetOld(db: Db, now: Date): Promise<void> {
      const old = await takeOldUploads(db, new Date(now.getTime() - DAY));
      await Promise.all(old.map((upload) => originals.remove(originalOf(upload))));
    },
  };
}
export type Intake = ReturnType<typeof createIntake>;
