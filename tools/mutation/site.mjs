import native from '../jest/native.mjs';

/**
 * The runner of all server tests, for rules in which Stryker changes one place. Their files are loaded once and asked
 * only then for the change that is on, so that it is put before them anew for every change.
 */
export default function site(...run) {
  globalThis.__stryker__ ??= {};
  globalThis.__stryker__.activeMutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  return native(...run);
}
