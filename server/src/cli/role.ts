import { ROLES } from '@amarena/shared/contracts/account/user';
import { runOnDatabase } from './onDatabase.ts';
import { runRole } from './roles/verbs.ts';

await runOnDatabase(
  `npm run role -- <verb> [role] [address] [passkey] [--by name]

  give  <role> <address>   the member with this e-mail address gets the role, at once and in every session; the first
                           role needs the passkey that enables it, and without one the command lists them
  take  <role> <address>   revoke it
  confirm <address>        print a link that confirms this address in a browser, for a site that cannot send mail yet
  list                     list everyone who has a role
  log                      the last fifty changes: when, who, what

role: ${ROLES.join(', ')}
The database is DATABASE_URL. A member needs a passkey to get a role, unless STAFF_PASSKEYS=off for trials. The log records who did it: --by, else your user name on this machine.
`,
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
