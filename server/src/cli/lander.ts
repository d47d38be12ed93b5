import { loadLanderWords } from '@amarena/shared/errors/landers';
import type { Command } from 'commander';
import { commandLine, JSON_HELP, runCommandLine, wholeNumber } from './command.ts';
import { refusalLines } from './landers/report.ts';
import { type LogIn, openSite, type Site } from './landers/site.ts';
import { runVerb, type Verb, WITHOUT_SITE } from './landers/verbs.ts';

interface Given {
  readonly site?: string;
  readonly hours?: number;
  readonly to?: number;
  readonly version?: number;
  readonly overDraft?: boolean;
  readonly overPublished?: boolean;
  readonly endTest?: boolean;
  readonly json?: boolean;
}

const HOURS = 24;
const MOST = 999_999;

function logInFrom({ LANDER_SESSION, LANDER_EMAIL, LANDER_PASSWORD }: NodeJS.ProcessEnv): LogIn {
  if (LANDER_SESSION) return { session: LANDER_SESSION };
  if (LANDER_EMAIL && LANDER_PASSWORD) return { email: LANDER_EMAIL, password: LANDER_PASSWORD };
  throw new Error('Missing credentials: set LANDER_EMAIL and LANDER_PASSWORD, or LANDER_SESSION.');
}

async function logged(address: string): Promise<Site> {
  const site = await openSite(address, logInFrom(process.env));
  if (site.ok) return site.value;
  throw new Error(refusalLines(site.error, null, await loadLanderWords('en')).join('\n'));
}

async function run(verb: Verb, names: readonly string[], given: Given): Promise<void> {
  const site = given.site ?? process.env.LANDER_SITE;
  const address = (site ?? 'http://localhost:8080').replace(/\/+$/, '');
  const done = await runVerb(
    verb,
    {
      say: (line) => process.stdout.write(`${line}\n`),
      site: WITHOUT_SITE.includes(verb) && site === undefined ? null : await logged(address),
      hours: given.hours ?? HOURS,
      version: given.to ?? given.version ?? null,
      overDraft: given.overDraft ?? false,
      overPublished: given.overPublished ?? false,
      endTest: given.endTest ?? false,
      json: given.json ?? false,
    },
    names,
  );
  if (done.ok) return;
  for (const line of done.error) process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}

const lander = commandLine('npm run lander --', 'Writes, checks and publishes landers.').addHelpText(
  'after',
  `
new and check need no site: with one they use its templates, without one those of this checkout.
Credentials: LANDER_EMAIL and LANDER_PASSWORD, or LANDER_SESSION.`,
);

/** Adds a verb; `argument` in commander's notation. */
function verb(name: Verb, description: string, ...named: readonly string[]): Command {
  const added = lander
    .command(name)
    .description(description)
    .option('--site <address>', 'address of the site (default: LANDER_SITE, else http://localhost:8080)');
  for (const argument of named) added.argument(argument);
  return added.action((...words: unknown[]) => run(name, words.slice(0, named.length).flatMap(given), words[named.length] as Given));
}

/** An argument's words: several after `...`, none if it was left out. */
const given = (word: unknown): string[] => (word === undefined ? [] : ([word].flat() as string[]));

/** Adds what decides about drafts and tests, for the verbs that save a file on the site. */
const saving = (command: Command): Command => command.option('--over-draft', "replace someone's draft on the site");
const LANDER = '<template[/slug]>';

verb('new', 'write a file to fill in, in landers/', '<template>', '[slug]', '[folder]');
verb('check', 'list everything that would be refused, by file, line and place', '<file...>');
verb('list', 'every lander of the site: live versions and drafts').option('--json', JSON_HELP);
verb('show', 'the document as the site has it', LANDER);
verb('results', 'visits and sign-ups of each variant and source, with their uncertainty', LANDER)
  .option('--version <n>', 'of this version', wholeNumber(1, MOST))
  .option('--json', JSON_HELP);
verb('diff', 'how a file differs from what is live; changes nothing', '<file>');
saving(verb('preview', 'make the file the draft and print a secret link to it', '<file>')).option(
  '--hours <n>',
  `how long the link works (default: ${HOURS})`,
  wholeNumber(1, MOST),
);
saving(verb('publish', 'make the files live', '<file...>'))
  .option('--over-published', 'replace what was published in the editor')
  .option('--end-test', 'publish other variants during a test, which then ends without a verdict');
verb('rollback', 'bring back the version before', LANDER)
  .option('--to <n>', 'bring back version n', wholeNumber(1, MOST))
  .option('--end-test', 'also during a test, which then ends without a verdict');
verb('withdraw', 'take the lander offline', LANDER).option('--version <n>', 'take only version n offline', wholeNumber(1, MOST));

await runCommandLine(lander);
