import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { v7 as uuidv7 } from 'uuid';
import type { AtMost } from '../atMost.ts';
import { type Db, inTransaction } from '../db/schema.ts';
import { StoreUnavailable } from '../delivery/store/objectStore.ts';
import type { ReceivedFile } from '../http/receivedFile.ts';
import { DAY, HOUR } from '../times.ts';
import { fileName, newNameKey } from './fileName.ts';
import {
  dropArriving,
  forgetHeld,
  insertHeld,
  isRefused,
  releaseHeld,
  removeRefused,
  storeArriving,
  storeRefused,
  storeUpload,
  takeOldArriving,
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
/** Milliseconds after which the server that stored an original is certainly done with it. */
const ARRIVES_WITHIN = HOUR;

const originalOf = ({ id, name_key }: PictureKey): string => fileName(id, name_key, 'original');

export interface Deps {
  readonly originals: PhotoStore;
  readonly inTurn: AtMost;
  /** Called if the original of a picture in use is not in the store. */
  readonly onMissing: () => void;
  /** Removes all files of a picture once the transaction commits. */
  forgetLater(trx: Db, picture: PictureKey): Promise<void>;
  /** Removes the files that anyone can fetch by name, once the transaction commits. */
  hideLater(trx: Db, picture: PictureKey): Promise<void>;
}

/**
 * Where members' pictures come in. A picture is first stored for its sender only (`accept`, `keep`); then a photo, a
 * message or another domain takes it into use with `claim`, in its own transaction, once.
 */
export function createIntake({ originals, inTurn, onMissing, forgetLater, hideLater }: Deps) {
  return {
    /**
     * Reads a file and stores its original. The file as uploaded is not kept. If it is neither taken into use nor
     * discarded within a few hours, it is deleted. Error: `photo_unusable`.
     */
    async accept(db: Db, file: Pick<ReceivedFile, 'path' | 'hash'>, now: Date): Promise<Result<AcceptedPicture, ApiError>> {
      const picture = await inTurn(() => readPicture(file.path));
      if (!picture.ok) return picture;
      const { bytes, width, height } = picture.value;
      const look = await inTurn(() => lookOf(bytes));
      const kept: AcceptedPicture = { id: uuidv7(), name_key: newNameKey(), hash: file.hash, width, height, look };
      // Stored before the file: if this server ends in between, its row is how the file is found.
      await storeArriving(db, { id: kept.id, name_key: kept.name_key, began_at: now });
      await originals.write(originalOf(kept), bytes);
      return success(kept);
    },

    /** Stores an accepted picture until it is used. Errors: `photo_unusable` (refused before), `rate_limited`. */
    async keep(trx: Db, memberId: string, picture: AcceptedPicture, now: Date): Promise<Result<undefined, ApiError>> {
      if (await isRefused(trx, picture)) return failure({ code: 'photo_unusable', problem: 'refused' });
      if ((await uploadsWaiting(trx, memberId)) >= WAITING) return failure({ code: 'rate_limited', seconds: AN_HOUR });
      await storeUpload(trx, { ...picture, member_id: memberId, created_at: now });
      await dropArriving(trx, picture.id);
      return success(undefined);
    },

    /** Call it in the transaction that stores an accepted picture in a row of another kind. */
    settle: (trx: Db, { id }: PictureKey): Promise<void> => dropArriving(trx, id),

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
     * The error to throw if the original of a picture in use is gone. It may be in a store that this server does not
     * read, so the browser is to retry, and the operator to look.
     */
    missing(picture: PictureKey): StoreUnavailable {
      onMissing();
      return new StoreUnavailable(originals.place, `it lacks the original of picture ${picture.id}, which is in use`);
    },

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

    /** Removes the original at once: nothing has taken it into use. If that fails, it is removed later. */
    async discard(db: Db, picture: PictureKey): Promise<void> {
      await originals.remove(originalOf(picture));
      await dropArriving(db, picture.id);
    },

    /** Refuses a picture from now on, from anyone: the same bytes, and pictures that look the same. */
    async refuse(trx: Db, picture: PictureKey & { hash: string }, reason: string, now: Date): Promise<void> {
      const bytes = await originals.read(originalOf(picture));
      const look = bytes === null ? null : await inTurn(() => lookOf(bytes));
      await storeRefused(trx, { hash: picture.hash, look, reason, refused_at: now });
    },

    /** Accepts a refused picture again. */
    allow: (trx: Db, hash: string): Promise<void> => removeRefused(trx, hash),

    /** Deletes pictures that were uploaded a day ago and never used, and those that never arrived completely. */
    forgetOld: (db: Db, now: Date): Promise<void> =>
      inTransaction(db, async (trx) => {
        const unused = await takeOldUploads(trx, new Date(now.getTime() - DAY));
        const abandoned = await takeOldArriving(trx, new Date(now.getTime() - ARRIVES_WITHIN));
        for (const { id, name_key } of [...unused, ...abandoned]) await forgetLater(trx, { id, name_key });
      }),
  };
}
export type Intake = ReturnType<typeof createIntake>;
