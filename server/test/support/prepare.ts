import { makeTemplate } from './database.ts';

/** Jest calls it once, before the first server test. */
export default async function prepare(): Promise<void> {
  // The step that provides the browser names it: one that happens to be installed would hide a missing step.
  process.env.CHROMIUM_SEARCH = 'off';
  await makeTemplate();
}
