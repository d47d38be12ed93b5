import { isInstalledApp } from '@amarena/shared/ui';
import type { BannerState } from '../banners/banners.model.ts';
import type { InstallPrompt } from './keepPrompt.ts';

interface InstallBrowser {
  matchMedia(query: string): { readonly matches: boolean };
  readonly navigator: object;
}

/** How someone puts the site among their apps here. Browsers of iOS have no question of their own, only an entry of a menu. */
export function installWay(prompt: InstallPrompt | null, browser: InstallBrowser): BannerState['install'] {
  if (isInstalledApp(browser)) return null;
  if (prompt !== null) return 'asks';
  return 'standalone' in browser.navigator ? 'by_hand' : null;
}
