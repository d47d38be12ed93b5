import { join } from 'node:path';
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';

/** The Node release that the project pins, whatever the shell's own version is. */
const NODE = join(import.meta.dirname, '../node_modules/.bin/node');
const SERVE = join(import.meta.dirname, '../tools/serve.ts');
const PORT = Number(process.env.E2E_PORT ?? 8190);
const database = process.env.E2E_DATABASE_URL;
/** Remotes whose journeys run, separated by commas; the rest of the site then comes from the registry. */
const remotes = process.env.E2E_REMOTES;
const DATA_DIR = process.env.E2E_DATA_DIR ?? join(import.meta.dirname, remotes === undefined ? '../.data/e2e' : '../.data/e2e-remotes');
// A test that releases a part has to find the site's store.
process.env.E2E_DATA_DIR = DATA_DIR;
const START = ['--fresh', ...(database === undefined ? [] : ['--demo']), ...(remotes === undefined ? [] : [`--remotes=${remotes}`])];
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Recording every step takes time: set `E2E_TRACE=true` for a test that you investigate. */
const trace = process.env.E2E_TRACE === 'true' ? 'retain-on-failure' : 'off';
const executablePath = process.env.CHROMIUM_PATH;
// A browser that happens to be installed would hide that no step provides one.
if (!executablePath) throw new Error('Journeys need Chromium: run them through npm test, or set CHROMIUM_PATH.');
process.env.CHROMIUM_SEARCH = 'off';
const launchOptions = { args: CHROMIUM_ARGS, executablePath };

/** A whole site, built, published, seeded and served like `npm start` does, with its own data. */
export function siteFor({ port, dataDir }: { port: number; dataDir: string }): NonNullable<PlaywrightTestConfig['webServer']> {
  return {
    command: `${NODE} ${SERVE} ${START.join(' ')}`,
    url: `http://localhost:${port}/health/ready`,
    timeout: 300_000,
    reuseExistingServer: process.env.E2E_REUSE === 'true',
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      FICTIONAL_REPLY_SECONDS: '0',
      // Each person in a test has an address of their own.
      TRUST_PROXY: 'loopback',
      ...(database === undefined ? {} : { DATABASE_URL: database }),
    },
  };
}

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 }, launchOptions };
/** Journeys that release parts for minutes. Meanwhile no browser keeps a page for later, because the next one is already another. */
const RELEASES = /guest|frameworks|firstRelease/;

/** The journeys. */
export default defineConfig({
  testDir: 'specs',
  // Each run keeps the output of its failures.
  outputDir: `../test-results/e2e${database === undefined ? '' : '-postgres'}`,
  // Patience for busy machines: a journey says what happens, `npm run bench` how long it takes.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  reporter: [['line'], ['json']],
  // No permissions: whether notifications can still be asked for would depend on the browser that happens to be installed.
  // Answers that a test replaces have to reach the page; the tests of the installed app allow workers themselves.
  use: {
    permissions: [],
    serviceWorkers: 'block',
    baseURL: `http://localhost:${PORT}`,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    launchOptions,
    trace,
  },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: RELEASES },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, launchOptions },
      testMatch: /phone|accessibility|journey/,
    },
    { name: 'releases', use: desktop, testMatch: RELEASES },
  ],
  webServer: siteFor({ port: PORT, dataDir: DATA_DIR }),
});
