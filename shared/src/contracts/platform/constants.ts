/** Limits and terms that both sides apply. Times are milliseconds unless the name says otherwise. */
/** What only premium members have: all photos of others, more than `FREE_PHOTOS` of their own, photos in messages. */
export const PREMIUM_FEATURES = ['all_photos', 'more_photos', 'photo_messages'] as const;
export type PremiumFeature = (typeof PREMIUM_FEATURES)[number];
export const REACTIVATION_DAYS = 14;
/** Lifetime of the links in mails, and how many mails of a kind can be requested per day. */
export const RESET_MINUTES = 60;
/** Minimum time between two reset mails to one account, no matter who requests them; the last link stays valid meanwhile. */
export const RESET_AGAIN_MINUTES = 10;
/** A passkey younger than this may belong to an attacker: it is removed when a password is reset or a change of address is undone. */
export const NEW_PASSKEY_DAYS = 7;
export const MAIL_UNDO_HOURS = 48;
/** For this long a mailed link can free an address whose account was never confirmed. */
export const RELEASE_HOURS = 24;
export const MAIL_CHANGE_HOURS = 24;
export const MAILS_PER_DAY = 5;
export const REFRESH_START = 5_000;
export const REFRESH_INTERVAL = 60_000;
export const REFRESH_INTERVAL_WITH_PUSH = 300_000;
export const TIME_BONUS_SECONDS = 14_400;
export const TIME_BONUS_HOURS = 4;
export const TIME_BONUS_PERCENTAGE = 25;
export const TIME_BONUS_MODAL_DELAY = 40_000;
export const COUNTDOWN_TICK = 1_000;
export const SWIPE_LIKES_PER_DAY = 4;
/** Likes and passes of the swipe game together. Both limits reset at midnight in `SWIPE_TIME_ZONE`. */
export const SWIPES_PER_DAY = 30;
export const SWIPE_TIME_ZONE = 'Europe/Rome';
export const BADGE_CAP = 99;
export const CREDITS_BADGE_THRESHOLD = 10;
export const LIKE_POPUP_RELOAD = 500;
export const REQUEST_RETRIES = 5;
export const REQUEST_RETRY_BASE_DELAY = 300;
export const LANGUAGE_COOKIE_DAYS = 365;
export const SESSION_DAYS = 30;
/** Lifetime in hours of a session without "remember me", and the hours of inactivity after which it ends earlier. */
export const VISIT_HOURS = 24;
export const VISIT_IDLE_HOURS = 2;
/** Lifetime in hours of a session of a member with a role, if roles need a passkey. */
export const STAFF_SESSION_HOURS = 12;
export const GEOLOCATION_CACHE = 3_600_000;
export const DEFAULT_TERMS_DATE = '2023-12-01T12:00:00.000Z';
/** Layout breakpoints in CSS pixels. */
export const BREAKPOINTS = { sm: 576, md: 768, lg: 992, xl: 1200 } as const;
export const TOAST_MAX_WIDTH = 350;
export const LOADING_BAR_THROTTLE = 200;
export const LOADING_BAR_DURATION = 5_000;
export const CHUNK_RELOAD_GAP = 60_000;
export const MIN_AGE = 18;
export const MAX_SEARCH_AGE = 99;
/** Conversations that a free member can start; the first message of each is free. Not shown to members. */
export const FREE_CONVERSATIONS = 3;
/** Longest message in graphemes, which match what people count as characters. The counter appears from `MESSAGE_COUNTER_FROM`. */
export const MESSAGE_LENGTH = 1_000;
export const MESSAGE_COUNTER_FROM = 900;
export const SEARCH_PAGE = 24;
/** Results are counted only up to this number, which then means "or more": an exact count would cost too much. */
export const COUNTED_UP_TO = 1_000;
export const RELATED_PROFILES = 6;
/** Members presented by one round of the match finder. */
export const MATCH_RESULTS = 6;
export const MESSAGES_PAGE = 40;
/** Conversations on one page of the list. */
export const CHATS_PAGE = 40;
/** Messages older than this are hidden in the conversation, but included in the data export. */
export const OLD_MESSAGES_DAYS = 180;
/** A message that cost credits and that a real member does not answer for this long is refunded, once. */
export const REFUND_HOURS = 72;
/** A page reports typing at most this often; the partner's page shows it for `TYPING_SHOWN`. */
export const TYPING_EVERY = 3_000;
export const TYPING_SHOWN = 6_000;
export const USERNAME_LENGTH = { min: 3, max: 20 } as const;
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const;
/** zxcvbn's scores run from 0 to 4; a password below this one is refused as weak. */
export const PASSWORD_SCORE = 3;
export const ABOUT_ME_LENGTH = { min: 20, max: 1_000 } as const;
export const SIGNUP_MESSAGE_LENGTH = { min: 1, max: MESSAGE_LENGTH } as const;
export const TRACKING_LENGTH = 128;
export const MAX_INTERESTS = 15;
export const LOGIN_ATTEMPTS = 5;
/** Minutes in which wrong log-ins are counted together; also the longest block. */
export const LOGIN_BLOCK_MINUTES = 15;
export const ONLINE_WITHIN = 300_000;
/** A member counts as new, and has the label, for this many days. */
export const NEW_MEMBER_DAYS = 7;
