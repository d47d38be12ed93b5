import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base, { siteFor } from '../playwright.config.ts';

const PORT = Number(process.env.E2E_PORT ?? 8192);
const DATA_DIR = process.env.E2E_KEPT_DATA_DIR ?? join(import.meta.dirname, '../../.data/kept');
const launchOptions = { ...base.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] };

/** Pages that a browser keeps for "back" and "forward", on a separate site. `CHROMIUM_PATH`: not the headless shell, which keeps none. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/kept',
  use: { ...base.use, viewport: { width: 1280, height: 900 }, baseURL: `http://localhost:${PORT}`, launchOptions },
  projects: [{ name: 'kept' }],
  webServer: siteFor({ port: PORT, dataDir: DATA_DIR }),
});
