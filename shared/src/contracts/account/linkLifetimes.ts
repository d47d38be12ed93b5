/** Days for which the activation link is valid. Every link works once. */
export const ACTIVATION_DAYS = 7;
/** Minutes for which the link in a reset mail is valid. */
export const RESET_MINUTES = 60;
/** Minimum minutes between two reset mails to one account, no matter who requests them; the last link stays valid meanwhile. */
export const RESET_AGAIN_MINUTES = 10;
/** Hours in which a new address must be confirmed, and in which the old one can undo the change. */
export const MAIL_CHANGE_HOURS = 24;
export const MAIL_UNDO_HOURS = 48;
/** For these hours a mailed link can free an address whose account was never confirmed. */
export const RELEASE_HOURS = 24;
/** Days in which a deleted account can be reactivated, for which the link in its mail is valid. */
export const REACTIVATION_DAYS = 14;
/** How many mails of a kind can be requested per day. */
export const MAILS_PER_DAY = 5;
