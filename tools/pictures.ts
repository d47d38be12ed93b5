import { Command } from 'commander';
import { environmentFor, lookFor } from './check/programs.ts';
import { run } from './check/run.ts';

/** `npm run pictures` compares the gallery with the approved pictures; with `-- --approve`, approves what it shows. */
const { approve } = new Command('npm run pictures --')
  .description('Compares every story of the gallery with its approved picture.')
  .option('--approve', 'replace the approved pictures by the present ones', false)
  .parse()
  .opts<{ approve: boolean }>();

const env = environmentFor(['chromium'], await lookFor(['chromium']));
process.exitCode = await run(
  'node',
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'e2e/pictures/playwright.config.ts',
    ...(approve ? ['--update-snapshots=all'] : []),
  ],
  env,
);
