import { hostname, userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { ROLES } from '@amarena/shared/contracts/accounts';
import { type Database, openDatabase } from '../db/open.ts';
import { runRole } from './roles/verbs.ts';

const USAGE = `npm run role -- <verb> [role] [address] [--by name]

  give  <role> <address>   the member with this e-mail address gets the role, at once and in every session
  take  <role> <address>   takes it back
  list                     everybody who has a role
  log                      the last fifty changes: when, who, what

role: ${ROLES.join(', ')}
The database: DATABASE_URL. Who does it is written in the log: --by, else the user of this machine.
`;

const NO_DATABASE = `DATABASE_URL is missing. The embedded database of a demonstration belongs to its running site alone;
its editor@example.test, moderator@example.test and developer@example.test have the roles already.`;

/** What a person can do about a database that does not answer. */
function troubleText(error: unknown): string {
  const { code, message } = error instanceof Error && 'code' in error ? error : { code: '', message: String(error) };
  if (code === '42P01') return 'This database has no log of roles yet. Start this version of the site on it once.';
  return `The database says: ${message || code}`;
}

async function role(): Promise<number> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { by: { type: 'string' } } });
  const databaseUrl = process.env.DATABASE_URL ?? '';
  if (positionals.length === 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  if (databaseUrl === '') {
    process.stderr.write(`${NO_DATABASE}\n`);
    return 1;
  }
  const by = values.by?.trim() || `${userInfo().username}@${hostname()}`;
  const database: Database = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    const done = await runRole(database.db, positionals, { by, now: new Date() });
    if (done.ok) process.stdout.write(`${done.value.join('\n')}\n`);
    else process.stderr.write(`${done.error}\n`);
    return done.ok ? 0 : 1;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await role();
} catch (error) {
  process.stderr.write(`${troubleText(error)}\n`);
  process.exitCode = 1;
}
