import { type MainImage, type OwnPhoto, PHOTO_REFUSALS, type Photo } from '@amarena/shared/contracts/people/photos';
import { fileName } from './fileName.ts';

export interface StoredPhoto {
  id: string;
  name_key: string;
  status: 'pending' | 'active' | 'refused';
}

/** A photo's clear renditions, as a card shows them. */
export const imageOf = ({ id, name_key, status }: StoredPhoto): MainImage => ({
  filename: fileName(id, name_key, 'photo'),
  thumb_filename: fileName(id, name_key, 'thumb'),
  match: fileName(id, name_key, 'large'),
  status,
});

export const openPhoto = (photo: StoredPhoto): Photo => ({ locked: false, id: photo.id, ...imageOf(photo) });

/** What viewers get who may not see the photo: the name of the blurred rendition only. */
export const lockedPhoto = ({ id, name_key }: StoredPhoto): Photo => ({
  locked: true,
  id,
  blurred_filename: fileName(id, name_key, 'blurred'),
});

/** Why a photo was refused, in the form that its owner gets. */
const refusalOf = (reason: string | null): OwnPhoto['reason'] => PHOTO_REFUSALS.find((known) => known === reason) ?? 'other';

/** A photo as its owner sees it, with its review state. */
export const ownPhoto = (photo: StoredPhoto & { reason: string | null; created_at: Date }): OwnPhoto => ({
  locked: false,
  id: photo.id,
  ...imageOf(photo),
  reason: photo.status === 'refused' ? refusalOf(photo.reason) : null,
  created_at: photo.created_at.toISOString(),
});
