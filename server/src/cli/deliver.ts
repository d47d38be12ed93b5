import { userInfo } from 'node:os';
import { REMOTES } from '@amarena/shared/contracts/platform/routes';
import { readConfig } from '../config.ts';
import type { PartName } from '../delivery/part.ts';
import { refusalText } from '../delivery/refusal.ts';
import { runVerb, VERBS, type Verb } from '../delivery/verbs.ts';
import { exitOnClosedPipe, readArguments } from './arguments.ts';
import { newRemote } from './newRemote.ts';

const USAGE = `npm run deliver -- <verb> [name[@version]] [--version x] [--by name]

  build     [name|all]                    build, unless nothing changed
  publish   <name|all>                    copy a build into the store; live pages do not change
  check     <name>@<version>              check whether a published version may go live, and list every rule that it breaks
  activate  <name>@<version> [--percent n]
                                          make a published version live after a check; with --percent 1 to 99 as a
                                          canary for that share of the visitors, which 100 or none makes the active one
  rollback  <name>                        take the canary back; without one, return to the version that was live
                                          before, and one further each time
  rollback  --generation n                make the whole live set of generation n live again
  status                                  live, canary, taken-back and previous versions, and how each of them does
  history                                 every generation of the registry: who, when, what
  gc        [--days n] [--dry]            remove versions that nothing named for n days (default 30, at least 7)
  release   [name|all] [--missing]        build, publish and activate; with --missing only parts without a live version
  new       <mf-name>                     create a remote with one screen, and add it wherever remotes are listed

check, activate and release open every page and widget of the new version in a browser, next to what is live.
--no-smoke skips that, which the history records.

name: shell, ${REMOTES.join(', ')}, or all
`;

const A_HUNDRED = 100;
const isVerb = (word: string | undefined): word is Verb => VERBS.some((verb) => verb === word);
const isName = (word: string): word is PartName | 'all' => ['shell', 'all', ...REMOTES].includes(word);

/** A whole number from `least` to `most`; undefined if not given. Throws for anything else. */
function whole(option: string, text: string | undefined, least: number, most: number = Number.MAX_SAFE_INTEGER): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new Error(
    `--${option} ${text} must be a whole number from ${least}${most === Number.MAX_SAFE_INTEGER ? ' upwards' : ` to ${most}`}.`,
  );
}

async function deliver(): Promise<number> {
  const given = readArguments(USAGE, {
    version: { type: 'string' },
    by: { type: 'string' },
    percent: { type: 'string' },
    generation: { type: 'string' },
    days: { type: 'string' },
    dry: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
    'no-smoke': { type: 'boolean', default: false },
  });
  if (typeof given === 'number') return given;
  const { positionals, values } = given;
  const [verb, named = 'all'] = positionals;
  if (verb === 'new') return newRemote(positionals[1] ?? '');
  const [name = '', version = values.version] = named.split(/@(.*)/s);
  if (!isVerb(verb) || !isName(name)) {
    process.stderr.write(USAGE);
    return 2;
  }
  const outcome = await runVerb(verb, {
    name,
    version,
    by: values.by ?? userInfo().username,
    config: readConfig(process.env),
    say: (line) => process.stdout.write(`${line}\n`),
    percent: whole('percent', values.percent, 1, A_HUNDRED),
    generation: whole('generation', values.generation, 1),
    days: whole('days', values.days, 0),
    dry: values.dry,
    missing: values.missing,
    smoke: !values['no-smoke'],
  });
  if (outcome.ok) return 0;
  process.stderr.write(`${refusalText(outcome.error)}\n`);
  return 1;
}

exitOnClosedPipe();
try {
  process.exitCode = await deliver();
} catch (error) {
  // A build that fails, or wrong settings: the message is enough, a stack would bury it.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
