import { isInstalledApp } from '@amarena/shared/ui-first';
import type { BannerState } from '../banners/bannerRules.ts';
import type { InstallPrompt } from './keepPrompt.ts';

interface InstallBrowser {
  matchMedia(query: string): { readonly matches: boolean };
  readonly navigator: object;
}

/** How the site can be installed in this browser. Browsers on iOS have no prompt, only a menu entry. */
export function installWay(prompt: InstallPrompt | null, browser: InstallBrowser): BannerState['install'] {
  if (isInstalledApp(browser)) return null;
  if (prompt !== null) return 'asks';
  return 'standalone' in browser.navigator ? 'by_hand' : null;
}
