import { ROLES } from '@amarena/shared/contracts/accounts';
import { runOnDatabase } from './onDatabase.ts';
import { runRole } from './roles/verbs.ts';

await runOnDatabase(
  `npm run role -- <verb> [role] [address] [passkey] [--by name]

  give  <role> <address>   the member with this e-mail address gets the role, at once and in every session; with the
                           first role the passkey is named that it opens to, and without one those there are are told
  take  <role> <address>   takes it back
  confirm <address>        a link that confirms this address, to be opened in a browser: for a site whose mail does not work yet
  list                     everybody who has a role
  log                      the last fifty changes: when, who, what

role: ${ROLES.join(', ')}
The database: DATABASE_URL. Who gets a role needs a passkey, except with STAFF_PASSKEYS=off for trying out. Who does it is written in the log: --by, else the user of this machine.
`,
  {
    none: `DATABASE_URL is missing. The embedded database of a demonstration belongs to its running site alone;
its editor@example.test, moderator@example.test and developer@example.test have the roles already.`,
    old: 'This database has no log of roles yet. Start this version of the site on it once.',
  },
  (db, words, operator) =>
    runRole(db, words, {
      ...operator,
      needsPasskey: process.env.STAFF_PASSKEYS !== 'off',
      publicUrl: process.env.PUBLIC_URL ?? 'http://localhost:8080',
    }),
);
