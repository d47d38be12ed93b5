import root from '../../jest.config.js';

const { MUTATION_PROJECT: name, MUTATION_TESTS: tests } = process.env;
const { testRunner, globalSetup, globalTeardown, ...project } = root.projects.find(({ displayName }) => displayName === name);

/** Tests of one area alone, on Jest's own loader, which loads a rule anew for each change to it, and without a database. */
export default {
  ...project,
  rootDir: '../..',
  testTimeout: root.testTimeout,
  testMatch: JSON.parse(tests).map((file) => `<rootDir>/${file}`),
  // The copy of the project that is changed lies in `.data`.
  modulePathIgnorePatterns: [],
};
