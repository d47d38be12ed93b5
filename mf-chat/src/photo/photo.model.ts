import { mayBePhoto } from '@amarena/shared/contracts/people/ownPhotos';
import { PHOTO_BYTES } from '@amarena/shared/contracts/people/photoLimits';
import type { AppError } from '@amarena/shared/errors';

export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** Bounds of a bubble's aspect ratio: a very long picture is cropped to its middle until it is opened. */
const NARROWEST = 3 / 4;
const WIDEST = 16 / 10;

export const shapeOf = ({ width, height }: PhotoSize): number => Math.min(WIDEST, Math.max(NARROWEST, width / height));

/** Checks a file before the upload. The server checks its bytes later, because name and type may be wrong. */
export function problemOfFile(file: Pick<File, 'size' | 'type' | 'name'>): AppError | null {
  if (file.size > PHOTO_BYTES) return { code: 'payload_too_large' };
  return mayBePhoto(file) ? null : { code: 'photo_unusable', problem: 'format' };
}

/** The first picture among dropped or pasted files; null: none. */
export const firstPicture = (files: Iterable<File> | undefined): File | null =>
  [...(files ?? [])].find((file) => file.type.startsWith('image/') || mayBePhoto(file)) ?? null;
