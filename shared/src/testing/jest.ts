import { createRequire } from 'node:module';
import path from 'node:path';
import { ASSETS } from '../build/assetTypes.ts';

const require = createRequire(import.meta.url);
const OWN_EXTENSION = path.extname(import.meta.filename);
const own = (file: string): string => path.join(import.meta.dirname, 'jest', file);

const swc = (tsx: boolean): [string, object] => [
  require.resolve('@swc/jest'),
  {
    jsc: { target: 'es2023', parser: { syntax: 'typescript', tsx }, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'es6' },
  },
];

/** How Jest reads TypeScript and installed packages. */
export const jestSources = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx$': swc(true), '^.+\\.ts$': swc(false) },
  // Packages ship ES modules; nothing in node_modules needs a transform.
  transformIgnorePatterns: ['/node_modules/'],
  modulePathIgnorePatterns: ['/dist/', '/.tsout/', '/.data/', '/.cache/'],
};

/** Settings of Jest for what runs in a page: in jsdom, with the globals and matchers that tests of screens expect. */
export const jestInBrowser = {
  ...jestSources,
  testEnvironment: require.resolve('jest-environment-jsdom'),
  testEnvironmentOptions: { customExportConditions: ['browser', 'import', 'module-sync', 'default'] },
  setupFiles: [own('browserGlobals.cjs')],
  setupFilesAfterEnv: [own(`matchers${OWN_EXTENSION}`)],
  moduleNameMapper: { [ASSETS.source]: own(`asset${OWN_EXTENSION}`) },
};

/** The whole configuration of a remote with a repository of its own. */
export const jestConfig = {
  ...jestInBrowser,
  // The published package lies in such a folder.
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
};
