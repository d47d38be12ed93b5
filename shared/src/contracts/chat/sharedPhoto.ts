/** Where another app posts a shared photo, and the form field that has it. */
export const SHARE_PATH = '/share';
export const SHARE_FIELD = 'photo';

/** Parameter of the address with the outcome of a shared photo: it is here, or it was lost. */
export const SHARED_PARAMETER = 'shared';
export type SharedOutcome = 'photo' | 'lost';

/** The target of a shared photo, as the member chose. */
export type SharedPlace = 'chat' | 'profile';
