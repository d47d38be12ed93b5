import type { Profile } from '@amarena/shared/contracts/people/profile';

export type GalleryPhoto =
  | { locked: false; id: string; filename: string; thumb_filename: string; match: string }
  | { locked: true; id: string; blurred_filename: string };

/** The photos in order. While the profile loads, a known card provides the main image. */
export function galleryOf(member: Pick<Profile, 'id' | 'main_image'> & { photos?: Profile['photos'] }): GalleryPhoto[] {
  if (member.photos !== undefined && member.photos.length > 0) return member.photos;
  return member.main_image === null ? [] : [{ locked: false, id: member.id, ...member.main_image }];
}

/** The next unlocked photo in a direction, wrapping around the ends; the same one if there is no other. */
export function neighbour(photos: readonly GalleryPhoto[], index: number, step: 1 | -1): number {
  for (let distance = 1; distance <= photos.length; distance += 1) {
    const at = (index + step * distance + photos.length * distance) % photos.length;
    if (photos[at]?.locked === false) return at;
  }
  return index;
}
