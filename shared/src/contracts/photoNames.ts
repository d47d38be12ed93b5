/** Name of a photo's rendition of 160 px, for faces in circles and small photos in a row. It stands beside the thumbnail, open to whoever knows that one's name. */
export const avatarOf = (thumb_filename: string): string => thumb_filename.replace('-thumb-', '-avatar-');
