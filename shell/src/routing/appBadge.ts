/** The Badging API; undefined if the browser lacks it. */
export type BadgeApi = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Shows a count on the app's icon, or clears it for 0. Browsers reject the call in a tab, which has no icon. */
export function showAppBadge(count: number, browser: BadgeApi = navigator): void {
  const shown = count > 0 ? browser.setAppBadge?.(count) : browser.clearAppBadge?.();
  shown?.catch((cause: unknown) => console.debug('The app badge was refused', cause));
}
