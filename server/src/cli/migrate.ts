import { InvalidArgumentError } from 'commander';
import { openDatabase } from '../db/open.ts';
import { commandLine, runCommandLine } from './command.ts';
import { migrateApart } from './migrate/migrateApart.ts';

const given = (setting: string): string => process.env[setting] ?? '';

/** A name that needs no quotes in SQL. */
const ROLE = /^[a-z_][a-z0-9_]{0,62}$/;

function role(text: string): string {
  if (ROLE.test(text)) return text;
  throw new InvalidArgumentError('It must be the name of a role: lower-case letters, digits and "_".');
}

async function run({ grant = null }: { readonly grant?: string | null }): Promise<void> {
  const databaseUrl = given('DATABASE_DIRECT_URL') || given('DATABASE_URL');
  if (databaseUrl === '') throw new Error('DATABASE_URL is missing: the embedded database is migrated by its server alone.');
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    const lines = await migrateApart(database, { grant });
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await database.close();
  }
}

const command = commandLine('npm run migrate --', 'Updates the tables, as the owner of the database and without a server.')
  .option('--grant <role>', 'then let this role, as which the servers log in, use them; it is created if it does not exist', role)
  .action(run);
command.addHelpText(
  'after',
  `
The database is DATABASE_DIRECT_URL, else DATABASE_URL: not through a pooler. Servers of the release before may run meanwhile.`,
);
await runCommandLine(command);
