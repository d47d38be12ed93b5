/** The browser's badge on an installed app's icon; missing where the browser has none. */
export type BadgeApi = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Shows a count on the app's icon; none for 0. Browsers refuse it in a tab, where there is no icon to put it on. */
export function showAppBadge(count: number, browser: BadgeApi = navigator): void {
  const shown = count > 0 ? browser.setAppBadge?.(count) : browser.clearAppBadge?.();
  shown?.catch((cause: unknown) => console.debug('The app badge was refused', cause));
}
