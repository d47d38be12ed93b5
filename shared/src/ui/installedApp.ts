interface AppBrowser {
  matchMedia(query: string): { readonly matches: boolean };
  readonly navigator: object;
}

/** True if the site runs as an installed app, without the browser's buttons. Older iPhones have their own property for it. */
export const isInstalledApp = (browser: AppBrowser = window): boolean =>
  ('standalone' in browser.navigator && browser.navigator.standalone === true) || browser.matchMedia('(display-mode: standalone)').matches;
