import { provideCitus } from './citus.ts';
import { makeTemplate } from './database.ts';
import { startNats } from './nats.ts';

/** Jest calls it once, before the first server test. */
export default async function prepare(): Promise<void> {
  // The step that provides the browser names it: one that happens to be installed would hide a missing step.
  process.env.CHROMIUM_SEARCH = 'off';
  // The step that names servers or a folder of programs runs its tests there.
  if (process.env.TEST_CITUS) await provideCitus(process.env.TEST_CITUS);
  await makeTemplate();
  // The step that names the program runs its tests on a NATS of their own. The workers get its address by their
  // environment.
  if (process.env.TEST_NATS_SERVER) process.env.TEST_NATS_URL = (await startNats()).url;
}
