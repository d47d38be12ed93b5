import { REMOTES } from '@amarena/shared/contracts/platform/routes';
import { environmentFor, lookFor } from './check/programs.ts';
import { playwright } from './check/suites.ts';

/**
 * Runs the journeys of one remote: its current build, on the current shell and server, with the other remotes as
 * published.
 */
const [remote] = process.argv.slice(2);
if (REMOTES.some((name) => name === remote)) {
  const env = { ...environmentFor(['chromium'], await lookFor(['chromium'])), E2E_REMOTES: String(remote) };
  const outcome = await playwright('remote', { only: [`${remote}/`], env });
  process.exitCode = outcome.failed === 0 && outcome.passed > 0 ? 0 : 1;
  console.log(`\n${outcome.passed} passed, ${outcome.failed} failed, ${outcome.skipped} skipped`);
} else {
  console.error(`Which remote? One of ${REMOTES.join(', ')}: npm run e2e -w mf-chat`);
  process.exitCode = 2;
}
