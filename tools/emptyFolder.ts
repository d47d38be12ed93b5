import { parseArgs } from 'node:util';
import { walk } from './emptyFolder/walk.ts';

/**
 * `npm run empty-folder` is a team with nothing but a registry, the address of a site and a token: it makes a remote,
 * releases it, breaks it and goes back. `-- --short` stops before the release.
 */
const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });

try {
  const typed = await walk(values);
  const seconds = typed.reduce((sum, one) => sum + one.seconds, 0);
  console.log(`\n${new Set(typed.map(({ command }) => command)).size} different commands, ${seconds.toFixed(0)} s:`);
  for (const command of new Set(typed.map((one) => one.command))) console.log(`  ${command}`);
  process.exit(0);
} catch (problem) {
  console.error(problem);
  process.exit(1);
}
