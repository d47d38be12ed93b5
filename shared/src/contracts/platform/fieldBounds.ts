import { MESSAGE_LENGTH } from '../chat/messageLength.ts';

/** Lengths in characters. */
export const USERNAME_LENGTH = { min: 3, max: 20 } as const;
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const;
/** zxcvbn's scores run from 0 to 4; a password below this one is refused as weak. */
export const PASSWORD_SCORE = 3;
export const ABOUT_ME_LENGTH = { min: 20, max: 1_000 } as const;
export const SIGNUP_MESSAGE_LENGTH = { min: 1, max: MESSAGE_LENGTH } as const;
export const TRACKING_LENGTH = 128;
/** Interests that a profile can have. */
export const MAX_INTERESTS = 15;
