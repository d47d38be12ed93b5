/** Who lets a new photo pass once its file was checked: `automatic` nobody else, `person` a moderator. */
export type PhotoReviewMode = 'automatic' | 'person';
