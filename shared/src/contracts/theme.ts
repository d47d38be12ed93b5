/** How the site looks: as the system is set, or always so. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Name of the cookie that keeps a chosen theme for this browser; without one the system decides. Path `/`. */
export const THEME_COOKIE = 'theme';

/** The theme that a cookie or an attribute names; anything else leaves it to the system. */
export const themeFrom = (value: string | undefined): Theme => THEMES.find((theme) => theme === value) ?? 'system';

/** Media of the two `theme-color` tags, for the light colour and for the dark one. */
export const THEME_MEDIA: Readonly<Record<Theme, readonly [light: string, dark: string]>> = {
  system: ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
  light: ['all', 'not all'],
  dark: ['not all', 'all'],
};
