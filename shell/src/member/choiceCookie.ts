import { LANGUAGE_COOKIE_DAYS, LANGUAGE_COOKIE_PATH } from '@amarena/shared/contracts/platform/languageCookie';

const SECONDS_PER_DAY = 86_400;

/** A cookie that stores a choice for later visits. */
export const choiceCookie = (name: string, value: string, secure = window.location.protocol === 'https:'): string =>
  `${name}=${value}; path=${LANGUAGE_COOKIE_PATH}; max-age=${LANGUAGE_COOKIE_DAYS * SECONDS_PER_DAY}; samesite=lax${secure ? '; secure' : ''}`;
