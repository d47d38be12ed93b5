import { expect, it } from '@jest/globals';
import { isInstalledApp } from './installedApp.ts';

const browser = (mode: string, standalone?: boolean) => ({
  matchMedia: (query: string) => ({ matches: query === `(display-mode: ${mode})` }),
  navigator: standalone === undefined ? {} : { standalone },
});

it('IA-02 knows the installed app by its display mode', () => {
  expect(isInstalledApp(browser('standalone'))).toBe(true);
  expect(isInstalledApp(browser('browser'))).toBe(false);
});

it('IA-02 knows it on iPhones that have no display mode', () => {
  expect(isInstalledApp(browser('browser', true))).toBe(true);
  expect(isInstalledApp(browser('browser', false))).toBe(false);
});
