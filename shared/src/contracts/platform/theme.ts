/** The site's theme: the system's setting, or a fixed one. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Name of the cookie with this browser's chosen theme; without one the system decides. Path `/`. */
export const THEME_COOKIE = 'theme';

/** The theme named in a cookie or an attribute; anything else leaves it to the system. */
export const themeFrom = (value: string | undefined): Theme => THEMES.find((theme) => theme === value) ?? 'system';

/** Media queries of the two `theme-color` tags, light and dark. */
export const THEME_MEDIA: Readonly<Record<Theme, readonly [light: string, dark: string]>> = {
  system: ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
  light: ['all', 'not all'],
  dark: ['not all', 'all'],
};
