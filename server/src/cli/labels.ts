import { runLabels } from './labels/verbs.ts';
import { runOnDatabase } from './onDatabase.ts';

await runOnDatabase(
  `npm run labels -- <verb> [file] [--by name]

  import <file>   gives each member of the list the labels that stand there, and no others
  list            everybody who has a label

file: lines of name,live,exclusive under that heading, each label yes or no. Fictional profiles may stand in it.
The database: DATABASE_URL. Who does it is written in the log: --by, else the user of this machine.
`,
  {
    none: `DATABASE_URL is missing. The embedded database of a demonstration belongs to its running site alone; its
moderator@example.test sets labels at /desk/labels.`,
    old: 'This database has no log of labels yet. Start this version of the site on it once.',
  },
  runLabels,
);
