import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const PORT = Number(process.env.E2E_PORT ?? 8201);
const executablePath = process.env.CHROMIUM_PATH;
if (!executablePath) throw new Error('Pictures need Chromium: run them through npm run pictures.');

/**
 * Compares every story of the gallery with its approved picture. Pictures depend on the browser's version, so they are
 * a suite of their own and no part of `npm test`.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/pictures',
  snapshotPathTemplate: '{testDir}/approved/{arg}{ext}',
  timeout: 180_000,
  workers: 2,
  fullyParallel: true,
  expect: { toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.002 } },
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 320, height: 640 },
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Rome',
    launchOptions: { args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'], executablePath },
  },
  webServer: {
    command: `${join(import.meta.dirname, '../../node_modules/.bin/node')} ${join(import.meta.dirname, '../../tools/gallery.ts')} --port ${PORT}`,
    url: `http://localhost:${PORT}/gallery.js`,
    timeout: 300_000,
    reuseExistingServer: false,
  },
});
