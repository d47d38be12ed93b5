import { openDatabase } from '../db/open.ts';
import { readSearchReplicas } from '../domains/search/replicas/setting.ts';
import { commandLine, runCommandLine } from './command.ts';
import { runSearchReplica, type Verb } from './searchReplica/verbs.ts';

const given = (setting: string): string => process.env[setting] ?? '';

async function run(verb: Verb, { reader = null }: { readonly reader?: string | null }): Promise<void> {
  const databaseUrl = given('DATABASE_DIRECT_URL') || given('DATABASE_URL');
  if (databaseUrl === '') throw new Error('DATABASE_URL is missing: replicas receive what a PostgreSQL has.');
  const replicas = readSearchReplicas(given('SEARCH_REPLICAS'));
  if (replicas === null) throw new Error('SEARCH_REPLICAS must list replicas such as "IT=postgres://… *=postgres://…", each country once.');
  if (replicas.length === 0) throw new Error('SEARCH_REPLICAS is missing: it says which replica is for which countries.');
  const primary = await openDatabase({ databaseUrl, dataDir: '' });
  const tell = (line: string) => void process.stderr.write(`${line}\n`);
  try {
    const done = await runSearchReplica(verb, {
      primary: primary.db,
      primaryUrl: given('SEARCH_PRIMARY_URL') || databaseUrl,
      replicas,
      reader,
      tell,
    });
    if (done.ok) process.stdout.write(`${done.value.join('\n')}\n`);
    else process.stderr.write(`${done.error}\n`);
    process.exitCode = done.ok ? 0 : 1;
  } finally {
    await primary.close();
  }
}

const command = commandLine('npm run search-replica --', 'Creates the databases that answer searches, SEARCH_REPLICAS, and fills them.');
command
  .command('create')
  .description('create what is missing, and build anew what differs from the primary')
  .option('--reader <role>', 'let this role of the replicas read: the one in SEARCH_REPLICAS of the servers')
  .action((options: { reader?: string }) => run('create', options));
command
  .command('list')
  .description('show how far behind they are, and what the primary keeps for them')
  .action(() => run('list', {}));
command
  .command('remove')
  .description('remove them, and once none is left also what the primary has for them')
  .action(() => run('remove', {}));
command.addHelpText(
  'after',
  `
Here the addresses in SEARCH_REPLICAS are those of a superuser, who alone may subscribe. The primary is DATABASE_DIRECT_URL,
else DATABASE_URL, as its owner; SEARCH_PRIMARY_URL is where the replicas find it, with a role that may replicate.`,
);
await runCommandLine(command);
