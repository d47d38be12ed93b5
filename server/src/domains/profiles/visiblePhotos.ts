import { FREE_VISIBLE_PHOTOS, VISITOR_PHOTOS } from '@amarena/shared/contracts/people/photoLimits';
import type { Photo } from '@amarena/shared/contracts/people/photos';
import type { Db } from '../../db/schema.ts';
import { lockedPhoto, openPhoto } from '../../photos/names.ts';
import { photosOf } from '../../photos/repository.ts';
import { paidUser } from './repository.ts';

/** Number of a member's first photos that the viewer may see; null: a visitor. */
async function openCount(db: Db, viewerId: string | null, memberId: string): Promise<number> {
  if (viewerId === null) return VISITOR_PHOTOS;
  return viewerId === memberId || (await paidUser(db, viewerId)) ? Number.POSITIVE_INFINITY : FREE_VISIBLE_PHOTOS;
}

/** A member's approved photos as the viewer may see them: the first ones open, the others locked. */
export async function visiblePhotos(db: Db, viewerId: string | null, memberId: string): Promise<Photo[]> {
  const photos = (await photosOf(db, memberId)).filter(({ status }) => status === 'active');
  const open = await openCount(db, viewerId, memberId);
  return photos.map((photo, index) => (index < open ? openPhoto(photo) : lockedPhoto(photo)));
}
