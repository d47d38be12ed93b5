/** Photos that a free and a premium member can have. */
export const FREE_PHOTOS = 3;
export const PREMIUM_PHOTOS = 25;
/** Limits of an uploaded picture: its maximum size in bytes, and the minimum length of its shorter side in pixels. */
export const PHOTO_BYTES = 10 * 1_024 * 1_024;
export const PHOTO_MIN_SIDE = 400;
/** Photos of another member that a free member can see: the main image and two more. */
export const FREE_VISIBLE_PHOTOS = 3;

/** Photos of a member that a visitor can see: the main image only. */
export const VISITOR_PHOTOS = 1;
