import root from '../../jest.config.js';
import shared from '../../shared/package.json' with { type: 'json' };

const { MUTATION_PROJECT: name, MUTATION_TESTS: tests, MUTATION_SITE: site } = process.env;
const { testRunner: _runner, globalSetup, globalTeardown, ...alone } = root.projects.find(({ displayName }) => displayName === name);

/** The package in the copy. By its name, `node_modules` would lead to the unchanged one. */
const changedShared = Object.fromEntries(
  Object.entries(shared.exports).map(([name, file]) => [
    `^@amarena/shared${name.slice(1).replace('*', '(.*)')}$`,
    `<rootDir>/shared${file.slice(1).replace('*', '$1')}`,
  ]),
);

/**
 * Tests of one area only. Those that start a site run like all server tests; the others on Jest's own loader, which
 * loads a rule again for each mutation, and without a database.
 */
export default {
  ...alone,
  ...(site === 'true' && { testRunner: '<rootDir>/tools/mutation/site.mjs', globalSetup, globalTeardown }),
  rootDir: '../..',
  moduleNameMapper: { ...alone.moduleNameMapper, ...changedShared },
  testTimeout: root.testTimeout,
  testMatch: JSON.parse(tests).map((file) => `<rootDir>/${file}`),
  // The mutated copy of the project is in `.data`.
  modulePathIgnorePatterns: [],
};
