import { ROLES } from '@amarena/shared/contracts/account/user';
import { commandLine, JSON_HELP } from './command.ts';
import { runOnDatabase } from './onDatabase.ts';
import { runRole } from './roles/verbs.ts';

const role = commandLine('npm run role --', 'Gives and takes the roles of the staff.').addHelpText(
  'after',
  `
role: ${ROLES.join(', ')}
A member needs a passkey to get a role, unless STAFF_PASSKEYS=off for trials.`,
);
role
  .command('give')
  .description(
    'the member with this e-mail address gets the role, at once and in every session; the first role needs the passkey that enables it, and without one the command lists them',
  )
  .argument('<role>')
  .argument('<address>')
  .argument('[passkey]');
role.command('take').description('revoke it').argument('<role>').argument('<address>');
role
  .command('confirm')
  .description('print a link that confirms this address in a browser, for a site that cannot send mail yet')
  .argument('<address>');
role.command('list').description('list everyone who has a role').option('--json', JSON_HELP);
role.command('log').description('the last fifty changes: when, who, what').option('--json', JSON_HELP);

await runOnDatabase(
  role,
  {
    none: `DATABASE_URL is missing. The embedded database of a demonstration belongs to its running site alone;
its editor@example.test, moderator@example.test and developer@example.test have the roles already.`,
    old: 'This database has no log of roles yet. Start this version of the site with it once.',
  },
  (db, words, operator) =>
    runRole(db, words, {
      ...operator,
      needsPasskey: process.env.STAFF_PASSKEYS !== 'off',
      publicUrl: process.env.PUBLIC_URL ?? 'http://localhost:8080',
    }),
);
