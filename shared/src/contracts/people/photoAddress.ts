/** Address of a photo's file. `cdn_prefix` is that of the settings; `name` that of a rendition. */
export const photoAddress = (cdn_prefix: string, name: string): string => cdn_prefix + name;

/**
 * Name of a photo's 160 px rendition, for avatars and thumbnails. It is stored beside the 320 px rendition and readable
 * for anyone who knows that one's name.
 */
export const avatarOf = (thumb_filename: string): string => thumb_filename.replace('-thumb-', '-avatar-');

/** Name of a photo's 480 px rendition, for cards. It belongs to the 640 px rendition in the same way. */
export const cardOf = (filename: string): string => filename.replace('-photo-', '-card-');
