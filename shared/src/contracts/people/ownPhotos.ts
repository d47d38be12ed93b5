import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { Id } from '../platform/primitives.ts';
import { OwnProfile } from './profile.ts';

/** Milliseconds for which the removal of a photo can be undone. */
export const PHOTO_UNDO = 300_000;

/** Formats that a file picker offers. The server decides by the file's bytes. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif'] as const;

/** `PHOTO_TYPES` for a file input: systems without a type for HEIC use the extension. */
export const PHOTO_ACCEPT = [...PHOTO_TYPES, '.heic', '.heif'].join(',');

/** True if a file may be a photo, judging by its type or name. */
export const mayBePhoto = ({ type, name }: { type: string; name: string }): boolean =>
  type === '' ? /\.(heic|heif)$/i.test(name) : PHOTO_TYPES.some((known) => known === type);

/**
 * POST: uploads a picture for its sender only, until a photo, a message or another call uses `upload`; otherwise it is
 * deleted after a day. The body is the file's bytes. `width` and `height` are pixels of the upright picture. Errors:
 * `photo_unusable`, `payload_too_large`, `rate_limited`.
 */
export const postUpload = endpoint({
  name: 'postUpload',
  method: 'POST',
  path: '/api/upload.php',
  bytes: true,
  answer: z.object({ upload: Id, width: z.int(), height: z.int() }),
});

/**
 * POST: adds an upload to the member's own profile, as its last photo. Errors: `not_found` (no such upload),
 * `premium_required` (a free member has `FREE_PHOTOS`), `photo_limit`.
 */
export const postPhoto = endpoint({
  name: 'postPhoto',
  method: 'POST',
  path: '/api/photo.php',
  ids: { upload: 'own upload' },
  body: z.object({ upload: Id }),
  answer: z.object({ profile: OwnProfile }),
});

/**
 * DELETE: removes one of the member's own photos. Its files are inaccessible from then on; after `PHOTO_UNDO` they are
 * deleted permanently. Error: `photo_deleted` if it is already gone.
 */
export const deletePhoto = endpoint({
  name: 'deletePhoto',
  method: 'DELETE',
  path: '/api/photo.php',
  ids: { photo: 'own photo' },
  body: z.object({ photo: Id }),
  answer: z.object({ profile: OwnProfile }),
});

/** PUT: makes one of the member's own photos the first. A refused photo cannot be the first. Errors: `photo_deleted`, `photo_unusable`. */
export const putPhoto = endpoint({
  name: 'putPhoto',
  method: 'PUT',
  path: '/api/photo.php',
  ids: { photo: 'own photo' },
  body: z.object({ photo: Id }),
  answer: z.object({ profile: OwnProfile }),
});

/**
 * POST: undoes a removal within `PHOTO_UNDO`; the photo returns to its position and status. Errors: `photo_deleted`
 * (too late), `premium_required` and `photo_limit` (others took its place), `photo_unusable` (refused meanwhile).
 */
export const postPhotoRestore = endpoint({
  name: 'postPhotoRestore',
  method: 'POST',
  path: '/api/photo-restore.php',
  ids: { photo: 'own photo' },
  body: z.object({ photo: Id }),
  answer: z.object({ profile: OwnProfile }),
});

/**
 * PUT: sorts the member's own photos; those that are not named follow in their old order. Error: `photo_deleted` if one
 * of them is gone, or is not the member's.
 */
export const putPhotoOrder = endpoint({
  name: 'putPhotoOrder',
  method: 'PUT',
  path: '/api/photo-order.php',
  ids: { photos: 'own photo' },
  body: z.object({ photos: z.array(Id).check(z.minLength(1), z.maxLength(100)) }),
  answer: z.object({ profile: OwnProfile }),
});
