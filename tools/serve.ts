import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../server/src/compose/app.ts';
import { ConfigProblem, readConfig } from '../server/src/config.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../server/src/db/seed/seedDemo.ts';
import { fillDemo, hasDemo, startDemo } from '../server/src/db/seed/startDemo.ts';
import { namedRemotes, PUBLISHED, releaseSome } from './setup/publishMissing.ts';
import { startSteps } from './setup/steps.ts';

/**
 * From installed packages to the running site: builds and publishes what changed, migrates, seeds, serves, and prints
 * what to try.
 */
const { values } = parseArgs({
  options: {
    /** Start with an empty data folder. */
    fresh: { type: 'boolean', default: false },
    /** Also fill your own database with the demonstration community: for tests in a database created for them. */
    demo: { type: 'boolean', default: false },
    /** Build only the shell and these remotes, separated by commas. The others stay as published, even with `--fresh`. */
    remotes: { type: 'string' },
  },
});

function clear(folder: string, kept: readonly string[]): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names) if (!kept.includes(name)) rmSync(join(folder, name), { recursive: true, force: true });
}

async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const step = startSteps();
  const remotes = values.remotes === undefined ? null : namedRemotes(values.remotes);
  if (values.fresh) clear(config.dataDir, remotes === null ? [] : PUBLISHED);

  await step(`Building and publishing ${remotes === null ? 'the shell and its remotes' : remotes.join(', ')}`, (say) =>
    releaseSome(remotes, { config, by: 'npm start', say }),
  );
  const app = await step('Opening and migrating the database', () => buildApp(config));
  const endDemo = await step('Creating the demonstration community', async (say) => {
    if (values.demo) await fillDemo(app, say);
    return startDemo(app, say);
  });
  await step('Starting the server', () => app.start());

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    endDemo();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  console.log(welcome(config.publicUrl, { demo: values.demo || hasDemo(app) }));
}

const demoLogins = `
  Log in with the password ${DEMO_PASSWORD}
${DEMO_LOGINS.map(({ email, who }) => `    ${email.padEnd(26)} ${who}`).join('\n')}

  What to try
    Two browsers, giulia and marco: search, like, write, and watch the other side.`;

/** Your own database has no demonstration, and no members until someone signs up. */
const ownDatabase = `
  This database has no demonstration community: sign up, and confirm with the mail in the inbox.
    npm run role -- give editor …   makes someone an editor, a moderator or a developer
`;

const welcome = (address: string, { demo }: { demo: boolean }): string => `
  Amarena is open at ${address}
${demo ? demoLogins : ownDatabase}
    ${address}/dev/inbox      every mail the site sends
    ${address}/api/docs       every call of the API
    npm run deliver -- status   which version of which remote is live

  Stop with Ctrl+C. The next start takes seconds.
`;

serve().catch((problem: unknown) => {
  console.error(
    `\n${problem instanceof ConfigProblem || isPlain(problem) ? problem.message : problem instanceof Error ? problem.stack : problem}`,
  );
  process.exit(1);
});

/** A full disk or a port in use: the system's own message is enough, in one line. */
function isPlain(problem: unknown): problem is NodeJS.ErrnoException {
  const known: Record<string, string> = {
    ENOSPC: 'The disk is full. Free some room and start again.',
    EADDRINUSE: 'The port is in use by another program. Stop it or choose another port: PORT=8090 npm start',
  };
  if (!(problem instanceof Error) || !('code' in problem)) return false;
  const words = known[String(problem.code)];
  if (words !== undefined) problem.message = words;
  return words !== undefined;
}
