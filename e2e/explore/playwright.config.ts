import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base, { siteFor } from '../playwright.config.ts';

const PORT = Number(process.env.E2E_PORT ?? 8191);

/** Short random walks and the crawl of all links, on a separate site: a visitor who acts at random leaves traces. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/explore',
  timeout: 240_000,
  // Each visitor is a test of its own, so that the workers share them evenly.
  fullyParallel: true,
  use: { ...base.use, baseURL: `http://localhost:${PORT}` },
  projects: [{ name: 'explorer' }],
  webServer: siteFor({ port: PORT, dataDir: join(import.meta.dirname, '../../.data/explore') }),
});
