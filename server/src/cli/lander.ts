import { loadLanderWords } from '@amarena/shared/errors/landers';
import { exitOnClosedPipe, readArguments } from './arguments.ts';
import { refusalLines } from './landers/report.ts';
import { type LogIn, openSite, type Site } from './landers/site.ts';
import { runVerb, VERBS, type Verb, WITHOUT_SITE } from './landers/verbs.ts';

const USAGE = `npm run lander -- <verb> [what] [--site http://localhost:8080]

  new       <template> [slug]       write a file to fill in, in landers/
  check     <file>...               list everything that would be refused, by file, line and place
  list                              every lander of the site: live versions and drafts
  show      <template>[/slug]       the document as the site has it
  results   <template>[/slug] [--version n]
                                    visits and sign-ups of each variant and source, with their uncertainty
  diff      <file>                  how a file differs from what is live; changes nothing
  preview   <file> [--hours 24]     make the file the draft and print a secret link to it
  publish   <file>...               make the file live
  rollback  <template>[/slug] [--to n]
                                    bring back the version before, or version n
  withdraw  <template>[/slug] [--version n]
                                    take the lander offline, or only version n

new and check need no site: with one they use its templates, without one those of this checkout.
--over-draft replaces someone's draft on the site.
--end-test publishes other variants during a test, which then ends without a verdict.
Credentials: LANDER_EMAIL and LANDER_PASSWORD, or LANDER_SESSION. The site: --site, else LANDER_SITE.
`;

const isVerb = (word: string | undefined): word is Verb => VERBS.some((verb) => verb === word);

/** A whole number of at least `least`; null if not given. Throws for anything else. */
function whole(option: string, text: string | undefined, least: number): number | null {
  if (text === undefined) return null;
  if (/^\d{1,6}$/.test(text) && Number(text) >= least) return Number(text);
  throw new Error(`--${option} ${text} must be a whole number of at least ${least}.`);
}

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

async function lander(): Promise<number> {
  const given = readArguments(USAGE, {
    site: { type: 'string' },
    hours: { type: 'string' },
    to: { type: 'string' },
    version: { type: 'string' },
    'over-draft': { type: 'boolean', default: false },
    'end-test': { type: 'boolean', default: false },
  });
  if (typeof given === 'number') return given;
  const { positionals, values } = given;
  const [verb, ...names] = positionals;
  if (!isVerb(verb) || (verb !== 'list' && names.length === 0)) {
    process.stderr.write(USAGE);
    return 2;
  }
  const site = values.site ?? process.env.LANDER_SITE;
  const address = (site ?? 'http://localhost:8080').replace(/\/+$/, '');
  const done = await runVerb(
    verb,
    {
      say: (line) => process.stdout.write(`${line}\n`),
      site: WITHOUT_SITE.includes(verb) && site === undefined ? null : await logged(address),
      hours: whole('hours', values.hours, 1) ?? 24,
      version: whole('version', values.to ?? values.version, 1),
      overDraft: values['over-draft'],
      endTest: values['end-test'],
    },
    names,
  );
  if (done.ok) return 0;
  for (const line of done.error) process.stderr.write(`${line}\n`);
  return 1;
}

exitOnClosedPipe();
try {
  process.exitCode = await lander();
} catch (error) {
  // The site does not answer, or credentials are missing: the message is enough, a stack would bury it.
  process.stderr.write(
    `${error instanceof Error ? [error.message, error.cause instanceof Error ? error.cause.message : ''].join(' ').trim() : String(error)}\n`,
  );
  process.exitCode = 1;
}
