import { THEME_COOKIE, THEME_MEDIA, type Theme } from '@amarena/shared/contracts/platform/theme';
import { choiceCookie } from './choiceCookie.ts';

/** Switches the theme and stores it for the next visits, which the server then renders in it. */
export function chooseTheme(theme: Theme, page: Document = document): void {
  page.cookie = choiceCookie(THEME_COOKIE, theme);
  if (theme === 'system') page.documentElement.removeAttribute('data-theme');
  else page.documentElement.dataset.theme = theme;
  for (const [index, tag] of page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').entries()) {
    const media = THEME_MEDIA[theme][index];
    if (media !== undefined) tag.media = media;
  }
}
