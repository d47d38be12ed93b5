/** Who approves a new photo after its file was checked: `automatic` no one else, `person` a moderator. */
export type PhotoReviewMode = 'automatic' | 'person';
