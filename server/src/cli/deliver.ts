import { userInfo } from 'node:os';
import { isGuestName, isPartName } from '@amarena/shared/contracts/platform/guests';
import { type PartName, REMOTES } from '@amarena/shared/contracts/platform/routes';
import { type Command, InvalidArgumentError } from 'commander';
import { readConfig } from '../config.ts';
import { refusalText } from '../delivery/refusal.ts';
import { deliveryAccess } from '../delivery/remote/address.ts';
import { runRemoteVerb } from '../delivery/remoteVerbs.ts';
import { type DeliveryCommand, runVerb, type Verb } from '../delivery/verbs.ts';
import { commandLine, JSON_HELP, runCommandLine, wholeNumber } from './command.ts';
import { newRemote } from './newRemote.ts';
import { addTokenVerbs } from './tokens.ts';

interface Named {
  readonly name: PartName | 'all';
  readonly version: string | undefined;
}

interface Given
  extends Pick<
    DeliveryCommand,
    | 'version'
    | 'directory'
    | 'built'
    | 'provenance'
    | 'percent'
    | 'generation'
    | 'althoughShown'
    | 'days'
    | 'dry'
    | 'missing'
    | 'smoke'
    | 'json'
  > {
  readonly by: string;
  readonly acceptLess?: boolean;
  readonly budgetsAcceptedBy?: string;
}

const A_HUNDRED = 100;
const isName = (word: string): word is PartName | 'all' => word === 'all' || isPartName(word);
const NAMES = `shell, ${REMOTES.join(', ')}, all, or that of a guest: mf- and 2 to 20 letters`;

/** Reads `mf-chat` or `mf-chat@1.4.0`. */
function part(text: string): Named {
  const [name = '', version] = text.split(/@(.*)/s);
  if (!isName(name)) throw new InvalidArgumentError(`The name must be ${NAMES}.`);
  return { name, version };
}

async function run(verb: Verb, { name, version }: Named, { by, acceptLess, budgetsAcceptedBy, ...given }: Given): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const accepted = { less: acceptLess === true, budgetsBy: budgetsAcceptedBy };
  const order = { ...given, name, version: version ?? given.version, say, accepted };
  const access = deliveryAccess(process.env);
  // The history has the token's name, which no option can change.
  const outcome =
    access === null ? await runVerb(verb, { ...order, by, config: readConfig(process.env) }) : await runRemoteVerb(verb, order, access);
  if (outcome.ok) return;
  process.stderr.write(`${refusalText(outcome.error)}\n`);
  process.exitCode = 1;
}

const ALL: Named = { name: 'all', version: undefined };
const SMOKE = 'do not open the pages and widgets of the new version in a browser first, which the history records';

const deliver = commandLine('npm run deliver --', 'Builds, publishes, checks and activates the shell and the remotes.').addHelpText(
  'after',
  `\nname: ${NAMES}
With DELIVERY_URL and DELIVERY_TOKEN, the site does it over HTTP, under the name of the token.`,
);

/** Adds a verb. Every one takes a name, a version and the person who types it. */
function verb(name: Verb, description: string, argument: '[name]' | '[name@version]' | null = null): Command {
  const added = deliver.command(name).description(description).option('--by <person>', 'who does it, for the history', userInfo().username);
  if (argument !== null) {
    added.option('--version <version>', 'instead of name@version');
    added.addArgument(added.createArgument(argument, 'a part').argParser(part).default(ALL, 'all'));
  }
  return added.action((...words: unknown[]) =>
    argument === null ? run(name, ALL, words[0] as Given) : run(name, words[0] as Named, words[1] as Given),
  );
}

/** Adds the options of everything that checks. */
const checks = (added: Command): Command =>
  added
    .option('--no-smoke', SMOKE)
    .option('--accept-less', 'accept that pages show much less than their live version, which the history records')
    .option('--budgets-accepted-by <person>', 'someone other than --by who accepts budgets that grew by more than a tenth');

/** A verb that builds needs the folder of a guest. A name that is mistyped looks like one. */
const building = (command: Command): Command =>
  command
    .option('--directory <folder>', 'the folder of a guest, which is not in this repository')
    .hook('preAction', ({ processedArgs: [named] }, called) => {
      const { name }: Named = named;
      if (isGuestName(name) && called.opts<Given>().directory === undefined && called.opts<Given>().built === undefined)
        called.error(`error: ${name} is not in this repository, which has shell, ${REMOTES.join(', ')}. A guest needs --directory.`);
    });

const PROVENANCE = ['--provenance <file>', 'the sigstore bundle that proves who built its manifest.json'] as const;

building(verb('build', 'build, unless nothing changed', '[name]'));
building(verb('publish', 'copy a build into the store; live pages do not change', '[name]'))
  .option(...PROVENANCE)
  .option('--built <folder>', 'a finished build: nothing is built here');
checks(verb('check', 'check whether a published version may go live, and list every rule that it breaks', '[name@version]'));
checks(verb('activate', 'make a published version live after a check', '[name@version]')).option(
  '--percent <n>',
  'from 1 to 99 a canary for that share of the visitors, which 100 or none makes the active version',
  wholeNumber(1, A_HUNDRED),
);
verb(
  'rollback',
  'take the canary back; without one, return to the version that was live before, and one further each time',
  '[name]',
).option('--generation <n>', 'make the whole live set of generation n live again', wholeNumber(1));
verb('retire', 'take a guest off the site; activating one of its versions brings it back', '[name]').option(
  '--although-shown',
  'also while live parts show its widgets, which the history records; with the keys of the store only',
);
verb('status', 'live, canary, taken-back and previous versions, and how each of them does').option('--json', JSON_HELP);
verb('history', 'every generation of the registry: who, when, what').option('--json', JSON_HELP);
verb('gc', 'remove versions that nothing named for a while')
  .option('--days <n>', 'how long (default: 30, at least 7)', wholeNumber(0))
  .option('--dry', 'only list them', false);
checks(building(verb('release', 'build, publish and activate', '[name]'))).option('--missing', 'only parts without a live version', false);
deliver
  .command('new')
  .description('create a remote with one screen, and add it wherever remotes are listed')
  .argument('<mf-name>')
  .action(async (name: string) => {
    process.exitCode = await newRemote(name);
  });
addTokenVerbs(deliver);

await runCommandLine(deliver);
