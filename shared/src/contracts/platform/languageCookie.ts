/** Lifetime of the cookie with the chosen language. */
export const LANGUAGE_COOKIE_DAYS = 365;

/** Name of the cookie with the chosen language. */
export const LANGUAGE_COOKIE = 'locale';

/** Path of the cookie with the chosen language: the whole site. */
export const LANGUAGE_COOKIE_PATH = '/';
