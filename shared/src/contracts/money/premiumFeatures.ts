/** What only premium members have: all photos of others, more than `FREE_PHOTOS` of their own, photos in messages. */
export const PREMIUM_FEATURES = ['all_photos', 'more_photos', 'photo_messages'] as const;
export type PremiumFeature = (typeof PREMIUM_FEATURES)[number];
