interface AppBrowser {
  matchMedia(query: string): { readonly matches: boolean };
  readonly navigator: object;
}

/** True where the site runs as an installed app, without the browser's own buttons. Older iPhones say it in a way of their own. */
export const isInstalledApp = (browser: AppBrowser = window): boolean =>
  ('standalone' in browser.navigator && browser.navigator.standalone === true) || browser.matchMedia('(display-mode: standalone)').matches;
