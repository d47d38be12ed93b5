import root from '../../jest.config.js';

const { MUTATION_PROJECT: name, MUTATION_TESTS: tests, MUTATION_SITE: site } = process.env;
const { testRunner: _runner, globalSetup, globalTeardown, ...alone } = root.projects.find(({ displayName }) => displayName === name);

/**
 * Tests of one area alone. Those that start a site run as all tests of the server do; the others on Jest's own loader,
 * which loads a rule anew for each change to it, and without a database.
 */
export default {
  ...alone,
  ...(site === 'true' && { testRunner: '<rootDir>/tools/mutation/site.mjs', globalSetup, globalTeardown }),
  rootDir: '../..',
  testTimeout: root.testTimeout,
  testMatch: JSON.parse(tests).map((file) => `<rootDir>/${file}`),
  // The copy of the project that is changed lies in `.data`.
  modulePathIgnorePatterns: [],
};
