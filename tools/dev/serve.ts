import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { directoryOf, readTarget } from '@amarena/shared/build/target';
import { REMOTES, type RemoteName, ROUTES } from '@amarena/shared/contracts/platform/routes';
import { buildApp } from '../../server/src/compose/app.ts';
import { type Config, readConfig } from '../../server/src/config.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../../server/src/db/seed/seedDemo.ts';
import { startDemo } from '../../server/src/db/seed/startDemo.ts';
import { deliveryFolders } from '../../server/src/delivery/folders.ts';
import { publishOfEach } from '../../server/src/delivery/smoke/landers.ts';
import { releaseMissing } from '../setup/publishMissing.ts';
import { startSteps } from '../setup/steps.ts';
import { withDevParts } from './devDelivery.ts';
import { type BuildEnd, startDevRemote } from './devRemote.ts';
import { readyDevShell } from './devShell.ts';
import { registerDevFiles } from './registerDevFiles.ts';

/**
 * Serves one remote with fast refresh in the running site: with the shell's development build, and the other remotes as
 * published.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** Start with an empty data folder: rebuild the other remotes and create the demo community again. */
    fresh: { type: 'boolean', default: false },
  },
});
const DATA = join(import.meta.dirname, '../../.data/dev');

const isRemote = (word: string | undefined): word is RemoteName => REMOTES.some((name) => name === word);

function sayBuild({ milliseconds, errors }: BuildEnd): void {
  const time = new Date().toLocaleTimeString('en-GB');
  console.log(errors === '' ? `${time} built in ${milliseconds} ms` : `${time} does not compile:\n\n${errors}\n`);
}

const welcome = (remote: RemoteName, address: string): string => `
  Amarena is open at ${address}, with ${remote} under development

${ROUTES.filter(({ owner }) => owner === remote)
  .map(({ path }) => `    ${address}${path}`)
  .join('\n')}

  Log in with the password ${DEMO_PASSWORD}
${DEMO_LOGINS.map(({ email, who }) => `    ${email.padEnd(26)} ${who}`).join('\n')}

  A saved component updates at once and keeps its state. Stop with Ctrl+C.
`;

async function serve(remote: RemoteName): Promise<void> {
  const config: Config = readConfig({ DATA_DIR: DATA, LOG_LEVEL: 'warn', ...process.env });
  if (config.production) throw new Error('Do not develop on a production site: unset NODE_ENV.');
  if (values.fresh) rmSync(config.dataDir, { recursive: true, force: true });
  const step = startSteps();
  const others = REMOTES.filter((name) => name !== remote);

  const shell = await step('Building the development shell', async (say) => {
    const ready = await readyDevShell(join(config.dataDir, 'dev-shell'));
    say(`shell ${ready.manifest.version}${ready.fresh ? '' : ', unchanged'}`);
    return ready;
  });
  await step('Preparing the other remotes', (say) => releaseMissing(others, { config, by: 'npm run dev', say }));
  const target = await readTarget(directoryOf(remote));
  const written = await step(`Building ${remote} into memory`, () => startDevRemote(target, sayBuild));
  const delivery = withDevParts(deliveryFolders(config.dataDir), shell, written);
  const app = await step('Opening and migrating the database', () => buildApp(config, { delivery }));
  registerDevFiles(app.server, written);
  const endDemo = await step('Creating the demonstration community', (say) => startDemo(app, say));
  // Creates a lander for each template that has none, to look at: this data belongs to the developer only.
  await publishOfEach(app, target.contract?.templates ?? {});
  await step('Starting the server', () => app.start());

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    endDemo();
    await written.close();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  console.log(welcome(remote, config.publicUrl));
}

const [name] = positionals;
if (isRemote(name)) {
  serve(name).catch((problem: unknown) => {
    console.error(`\n${problem instanceof Error ? problem.message : problem}`);
    process.exit(1);
  });
} else {
  console.error(`Which remote? One of ${REMOTES.join(', ')}: npm run dev -w mf-chat`);
  process.exit(2);
}
