import * as z from '@amarena/shared/schema';
import { Id, Instant } from '../platform/primitives.ts';

/** `pending` waits for a check, `refused` failed it; only `active` is visible to others. */
export const PhotoStatus = z.enum(['pending', 'active', 'refused']);

/**
 * Names of a photo's renditions, to append to `settings.cdn_prefix`: `filename` is 640 px wide, `thumb_filename` 320,
 * `match` (for the pop-up for a like) 1200. Photos are 4:5, in WebP, or in AVIF for a browser that accepts it.
 */
export const MainImage = z.object({
  filename: z.string(),
  thumb_filename: z.string(),
  match: z.string(),
  status: PhotoStatus,
});

export type MainImage = z.infer<typeof MainImage>;

/** A photo as the viewer may see it. A locked one has only its blurred rendition. */
export const Photo = z.discriminatedUnion('locked', [
  z.object({ locked: z.literal(false), id: Id, filename: z.string(), thumb_filename: z.string(), match: z.string(), status: PhotoStatus }),
  z.object({ locked: z.literal(true), id: Id, blurred_filename: z.string() }),
]);

export type Photo = z.infer<typeof Photo>;

/** Why a photo was refused, as told to its owner. */
export const PHOTO_REFUSALS = [
  'no_face',
  'other_person',
  'sexual_content',
  'minor',
  'contact_details',
  'unreadable',
  'fake',
  'harassment',
  'spam_or_money',
  'other',
] as const;

/** One of the member's own photos with its status. `reason` is null unless it was refused. */
export const OwnPhoto = z.object({
  locked: z.literal(false),
  id: Id,
  ...MainImage.shape,
  reason: z.nullable(z.enum(PHOTO_REFUSALS)),
  created_at: Instant,
});

export type OwnPhoto = z.infer<typeof OwnPhoto>;
