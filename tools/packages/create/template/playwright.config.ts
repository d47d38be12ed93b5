import { defineConfig, devices } from '@playwright/test';

/** The site in which the journeys run, with this remote live in it. */
const { DELIVERY_URL: site, CHROMIUM_PATH: executablePath } = process.env;
if (!site) throw new Error('Journeys run in a site: DELIVERY_URL=https://staging.site.test npm run e2e');

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: true,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: site,
    locale: 'it-IT',
    launchOptions: executablePath ? { executablePath, args: ['--no-sandbox'] } : {},
  },
});
