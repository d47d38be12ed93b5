/** Lifetime of the cookie with the chosen language. */
export const LANGUAGE_COOKIE_DAYS = 365;

/** Name of the cookie with the chosen language; it lives 365 days, path `/`. */
export const LANGUAGE_COOKIE = 'locale';
