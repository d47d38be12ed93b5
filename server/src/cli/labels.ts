import { commandLine, JSON_HELP } from './command.ts';
import { runLabels } from './labels/verbs.ts';
import { runOnDatabase } from './onDatabase.ts';

const labels = commandLine('npm run labels --', 'Sets the labels of members.').addHelpText(
  'after',
  '\nfile: first line name,live,exclusive, then one line per member, each label yes or no. May include fictional profiles.',
);
labels.command('import').description('give each member in the list exactly the labels in their line').argument('<file>');
labels.command('list').description('list everyone who has a label').option('--json', JSON_HELP);

await runOnDatabase(
  labels,
  {
    none: `DATABASE_URL is missing. The embedded database of a demonstration belongs to its running site alone; its
moderator@example.test sets labels at /desk/labels.`,
    old: 'This database has no log of labels yet. Start this version of the site with it once.',
  },
  runLabels,
);
