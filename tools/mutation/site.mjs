import native from '../jest/native.mjs';

/**
 * The runner of all server tests, for rules that Stryker mutates. Their files are loaded once and read the active
 * mutation only while they run, so it is set again for every mutation.
 */
export default function site(...run) {
  globalThis.__stryker__ ??= {};
  globalThis.__stryker__.activeMutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  return native(...run);
}
