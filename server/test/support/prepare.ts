import { makeTemplate } from './database.ts';

/** Jest calls it once, before the first server test. */
export default async function prepare(): Promise<void> {
  // Tests get the browser from the step that provides it: one that happens to be installed would hide a missing step.
  process.env.CHROMIUM_SEARCH = 'off';
  await makeTemplate();
}
