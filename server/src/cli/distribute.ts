import { commandLine } from './command.ts';
import { runDistribute } from './distribute/verbs.ts';
import { runOnDatabase } from './onDatabase.ts';

const distribute = commandLine(
  'npm run distribute --',
  'Spreads conversations, messages and live events over the workers of Citus, or brings them back.',
);
distribute.command('show').description('say what is spread, what would be done, and why; change nothing');
distribute.command('run').description('do it, all or nothing; may be repeated. Stop the servers first');
distribute.command('undo').description('bring everything back to the coordinator, all or nothing. Stop the servers first');

await runOnDatabase(
  distribute,
  {
    none: 'DATABASE_URL is missing: it leads to the coordinator, as the owner of the tables and without a pooler.',
    old: 'This database lacks tables of this release: start a server of it once.',
  },
  runDistribute,
  { isLogged: false },
);
