import { jestInBrowser, jestSources } from './shared/src/testing/jest.ts';

/** `browser`: what runs in a page, in jsdom. `server`: what runs on Node, against a real server and database. */
export default {
  // Hooks of the server project build a whole site, which takes its time on a busy machine.
  testTimeout: 60_000,
  // One alone would run all files in Jest's own process, which no memory is enough for.
  maxWorkers: 2,
  projects: [
    {
      ...jestInBrowser,
      displayName: 'browser',
      testMatch: ['<rootDir>/{shared,shell,mf-*}/src/**/*.test.{ts,tsx}'],
    },
    {
      ...jestSources,
      displayName: 'server',
      testRunner: '<rootDir>/tools/jest/native.mjs',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/server/test/support/prepare.ts',
      globalTeardown: '<rootDir>/server/test/support/tidy.ts',
      testMatch: ['<rootDir>/server/**/*.test.ts', '<rootDir>/tools/**/*.test.ts'],
      // They start servers of their own: the plan runs them where a variable says where the program is.
      testPathIgnorePatterns: [
        '/node_modules/',
        ...(process.env.TEST_VALKEY_SERVER ? [] : ['valkeyCluster\\.test']),
        ...(process.env.TEST_NATS_SERVER ? [] : ['natsCluster\\.test']),
        ...(process.env.TEST_VARNISH ? [] : ['varnish\\.test']),
        ...(process.env.TEST_HELM ? [] : ['ci/helm/']),
        ...(process.env.TEST_PGBOUNCER ? [] : ['pooler\\.test']),
        ...(process.env.TEST_POSTGRES_FOLDER ? [] : ['test/search/\\w+\\.test']),
        ...(process.env.TEST_CITUS ? [] : ['(?:test|check)/citus/']),
        // The embedded database has one connection, so nothing is locked while something else runs.
        ...(process.env.TEST_DATABASE_URL ? [] : ['lockedTable\\.test']),
      ],
    },
  ],
};
