import { runLabels } from './labels/verbs.ts';
import { runOnDatabase } from './onDatabase.ts';

await runOnDatabase(
  `npm run labels -- <verb> [file] [--by name]

  import <file>   give each member in the list exactly the labels in their line
  list            list everyone who has a label

file: first line name,live,exclusive, then one line per member, each label yes or no. May include fictional profiles.
The database is DATABASE_URL. The log records who did it: --by, else your user name on this machine.
`,
  {
    none: `DATABASE_URL is missing. The embedded database of a demonstration belongs to its running site alone; its
moderator@example.test sets labels at /desk/labels.`,
    old: 'This database has no log of labels yet. Start this version of the site with it once.',
  },
  runLabels,
);
