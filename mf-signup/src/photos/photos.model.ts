import { mayBePhoto } from '@amarena/shared/contracts/people/ownPhotos';
import { PHOTO_BYTES } from '@amarena/shared/contracts/people/photoLimits';
import type { OwnPhoto } from '@amarena/shared/contracts/people/photos';
import type { AppError } from '@amarena/shared/errors';

export const countedPhotos = (photos: readonly Pick<OwnPhoto, 'status'>[]): number =>
  photos.filter(({ status }) => status !== 'refused').length;

/** The photo that others see first; the first of all while none is visible yet. */
export const mainPhoto = (photos: readonly OwnPhoto[]): OwnPhoto | null =>
  photos.find(({ status }) => status === 'active') ?? photos[0] ?? null;

/** The ids with one of them moved to another index. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/** A problem with a file that can be detected before the upload; null: none. */
export const fileProblem = (file: Blob): AppError | null => (file.size > PHOTO_BYTES ? { code: 'payload_too_large' } : null);

/** Picture files among dropped or pasted ones, by their type. */
export const picturesIn = (files: Iterable<File>): File[] =>
  [...files].filter((file) => file.type.startsWith('image/') || mayBePhoto(file));

/** Formats that every browser shows. */
const SHOWN = ['image/jpeg', 'image/png', 'image/webp'];
/** How pictures begin: JPEG, PNG, WebP, and HEIC or AVIF, which some phones name `.jpg`. */
const BEGINNING = /^(\xff\xd8\xff|\x89PNG|RIFF|.{4}ftyp)/s;

/** True if a file that this browser cannot show is no picture: its name says that it is one, its bytes do not. */
export async function isFake(file: File): Promise<boolean> {
  if (!SHOWN.includes(file.type)) return false;
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return !BEGINNING.test(String.fromCharCode(...bytes));
}
