import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base, { siteFor } from '../playwright.config.ts';

const PORT = Number(process.env.E2E_PORT ?? 8191);

/** Short walks by chance and the crawl of all links, on a site of their own: a visitor who acts by chance leaves traces. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/explore',
  timeout: 240_000,
  // One visitor is one test: the longest would otherwise wait for the shortest.
  fullyParallel: true,
  use: { ...base.use, baseURL: `http://localhost:${PORT}` },
  projects: [{ name: 'explorer' }],
  webServer: siteFor({ port: PORT, dataDir: join(import.meta.dirname, '../../.data/explore') }),
});
