import { DRILL, type Plan, remotesUnderTest } from './plan.ts';
import { environmentFor, type Found, lookFor, PROGRAMS, type ProgramName } from './programs.ts';
import { type Environment, type Outcome, one, run } from './run.ts';
import { ownDatabase } from './services.ts';
import { besidePostgres, jest, onDatabase, playwright } from './suites.ts';

/** Kinds of check, cheapest first. */
export const GROUPS = ['static', 'unit', 'server', 'e2e'] as const;
export type Group = (typeof GROUPS)[number];

export interface Step {
  readonly title: string;
  /** Programs that it finds or installs for later steps. */
  readonly provides?: readonly ProgramName[];
  /** Programs without which it cannot run. */
  readonly needs?: readonly ProgramName[];
  /** Optional programs. */
  readonly takes?: readonly ProgramName[];
  /** Why it does not run, for the output. */
  readonly leftOut?: string;
  work(env: Environment): Promise<Outcome>;
}

export interface Wishes {
  readonly groups: readonly Group[];
  /** Null: run everything. */
  readonly plan: Plan | null;
}

const EVERYTHING: Plan = { packages: 'all', units: 'all', builds: [], server: 'all', e2e: 'all' };
const some = (scope: Plan[keyof Plan]): boolean => scope === 'all' || scope.length > 0;
const node =
  (...args: string[]): Step['work'] =>
  async (env) =>
    one(await run('node', args, env));

function staticSteps({ packages }: Plan): Step[] {
  const folders = packages === 'all' ? [] : packages;
  return [
    { title: 'Type check', work: async (env) => one(await run('tsc', ['-b', ...folders], env)) },
    {
      title: 'Lint, format and import boundaries',
      work: async (env) => one(await run('biome', ['check', ...(folders.length === 0 ? ['.'] : folders)], env)),
    },
    { title: 'Generated pages of docs', work: node('tools/docs.ts', '--check') },
    { title: 'The API’s OpenAPI document', work: node('tools/openapi.ts') },
    { title: 'Public types of the shared package', work: node('tools/packages.ts', '--check') },
    { title: 'Requirement rows named in tests', work: node('tools/requirements.ts', '--quiet') },
    { title: 'Tests that can fail', work: node('tools/assertions.ts') },
  ];
}

function unitSteps({ units, builds }: Plan): Step[] {
  const tests: Step = { title: 'Unit and component tests', work: (env) => jest('browser', 'browser', { only: units, env }) };
  const names = builds === 'all' ? ['all'] : builds;
  return [
    ...(some(units) ? [tests] : []),
    ...names.map((name): Step => ({ title: `Build of ${name}`, work: node('server/src/cli/deliver.ts', 'build', name) })),
  ];
}

/** They start servers of their own, so they run only where the programs are known: see `jest.config.js`. */
const CLUSTER_TEST = 'server/test/http/valkeyCluster.test.ts';
const POOLER_TEST = 'server/test/http/pooler.test.ts';
const REPLICAS_TESTS = 'server/test/search/';
/**
 * Those of the tables that are spread, and who else reads them. Not the one that kills servers: it takes too long.
 */
const CITUS_TESTS = [
  'server/test/citus/',
  'tools/check/citus/',
  'server/test/chats/(?!underFire)',
  'server/test/live/(?:live|leaving|processes|sweep).test',
  'server/test/accounts/(?:erasure|mailChange).test',
];
const VARNISH_TEST = 'server/test/cdn/varnish.test.ts';
const HELM_TESTS = 'tools/ci/helm/';
/** Everything about the live channel. */
const LIVE_TESTS = ['server/test/live/', 'server/src/live/', 'server/test/chats/live.test.ts'];

const serverSteps = ({ server }: Plan, found: Found): Step[] =>
  !some(server)
    ? []
    : [
        {
          title: 'API and delivery tests on the embedded database',
          needs: ['chromium'],
          work: (env) => {
            const repeats = server === 'all' && whyMissing('postgresql', found) === null;
            return jest('server', 'server-embedded', { only: repeats ? besidePostgres() : server, env });
          },
        },
        {
          title: 'API tests on PostgreSQL, with Valkey if it answers',
          needs: ['chromium', 'postgresql'],
          takes: ['valkey'],
          ...(server === 'all' ? {} : { leftOut: 'the change affects only some of them' }),
          work: (env) => jest('server', 'server-postgres', { only: onDatabase(), env }),
        },
        {
          title: 'Limits and live events over a cluster of Valkey',
          needs: ['valkey_server'],
          ...(server === 'all' ? {} : { leftOut: 'the change affects only some of the server tests' }),
          work: (env) => jest('server', 'server-cluster', { only: [CLUSTER_TEST], env }),
        },
        {
          title: 'Live events over NATS, and over a cluster of it',
          needs: ['nats_server'],
          takes: ['postgresql'],
          ...(server === 'all' ? {} : { leftOut: 'the change affects only some of the server tests' }),
          work: (env) => jest('server', 'server-nats', { only: LIVE_TESTS, env }),
        },
        {
          title: 'A site behind PgBouncer',
          needs: ['postgresql', 'pgbouncer'],
          ...(server === 'all' ? {} : { leftOut: 'the change affects only some of the server tests' }),
          work: (env) => jest('server', 'server-pooler', { only: [POOLER_TEST], env }),
        },
        {
          title: 'Searches on replicas, with PostgreSQL servers of their own',
          needs: ['postgres_folder'],
          ...(server === 'all' ? {} : { leftOut: 'the change affects only some of the server tests' }),
          work: (env) => jest('server', 'server-replicas', { only: [REPLICAS_TESTS], env }),
        },
        {
          title: 'Chats and live events on Citus',
          needs: ['citus'],
          ...(server === 'all' ? {} : { leftOut: 'the change affects only some of the server tests' }),
          work: (env) => jest('server', 'server-citus', { only: CITUS_TESTS, env }),
        },
        {
          title: 'Pages in a cache, with Varnish',
          needs: ['varnish'],
          takes: ['postgresql'],
          ...(server === 'all' ? {} : { leftOut: 'the change affects only some of the server tests' }),
          work: (env) => jest('server', 'server-varnish', { only: [VARNISH_TEST], env }),
        },
        {
          title: 'The chart, rendered by Helm',
          needs: ['helm'],
          ...(server === 'all' || server.some((path) => HELM_TESTS.startsWith(path))
            ? {}
            : { leftOut: 'the change affects neither the chart nor what it shows' }),
          work: (env) => jest('server', 'server-helm', { only: [HELM_TESTS], env }),
        },
        {
          title: 'A remote from an empty folder, in short',
          ...(server === 'all' ? {} : { leftOut: 'the change affects only some of the server tests' }),
          work: node('tools/emptyFolder.ts', '--short'),
        },
        {
          title: 'The whole site while its parts are killed, in short',
          needs: ['drill'],
          ...(server === 'all' || server.includes(DRILL) ? {} : { leftOut: 'the change affects only some of the server tests' }),
          work: node('tools/drill.ts', '--short'),
        },
      ];

async function onOwnDatabase(env: Environment): Promise<Outcome> {
  const database = await ownDatabase(env.TEST_DATABASE_URL ?? '', `amarena_e2e_${process.pid}`);
  try {
    return await playwright('postgres', { grep: 'whole journey', env: { ...env, E2E_DATABASE_URL: database.url } });
  } finally {
    await database.drop();
  }
}

function journeySteps({ e2e }: Plan, remotes: readonly string[] | null): Step[] {
  if (!some(e2e)) return [];
  return [
    {
      title: 'Journeys on the embedded database',
      needs: ['chromium'],
      work: (env) => playwright('embedded', { only: e2e, env: { ...env, E2E_REMOTES: remotes?.join(',') } }),
    },
    {
      title: 'All links, and short random walks',
      needs: ['chromium'],
      ...(e2e === 'all' ? {} : { leftOut: 'the change affects only parts of the site' }),
      work: (env) => playwright('explorer', { config: 'e2e/explore/playwright.config.ts', env }),
    },
    {
      title: 'Back and forward in a browser with windows',
      needs: ['window_chromium'],
      ...(e2e === 'all' ? {} : { leftOut: 'the change affects only parts of the site' }),
      work: (env) =>
        playwright('kept', { config: 'e2e/kept/playwright.config.ts', env: { ...env, CHROMIUM_PATH: env.TEST_WINDOW_CHROMIUM } }),
    },
    {
      title: 'The whole journey on PostgreSQL',
      needs: ['chromium', 'postgresql'],
      ...(e2e === 'all' ? {} : { leftOut: 'the change affects only parts of the site' }),
      work: onOwnDatabase,
    },
  ];
}

/** All programs that steps name, each once. */
export const namedBy = (steps: readonly Step[]): ProgramName[] => [
  ...new Set(steps.filter((step) => step.leftOut === undefined).flatMap(({ needs = [], takes = [] }) => [...needs, ...takes])),
];

/** All steps of a run, in order. The first step that looks for programs fills `found`. */
export function stepsFor({ groups, plan }: Wishes, found: Found): Step[] {
  const wanted = plan ?? EVERYTHING;
  const remotes = plan === null ? null : remotesUnderTest(plan);
  const steps = groups.flatMap((group) =>
    ({
      static: () => staticSteps(wanted),
      unit: () => unitSteps(wanted),
      server: () => serverSteps(wanted, found),
      e2e: () => journeySteps(wanted, remotes),
    })[group](),
  );
  const provides = namedBy(steps);
  if (provides.length === 0) return steps;
  const programs: Step = {
    title: 'Programs that the tests use',
    provides,
    work: async () => {
      Object.assign(found, await lookFor(provides));
      return one(provides.some((name) => PROGRAMS[name].required && whyMissing(name, found) !== null) ? 1 : 0);
    },
  };
  return [programs, ...steps];
}

function whyMissing(name: ProgramName, found: Found): string | null {
  const looked = found[name];
  if (looked === undefined) return 'no earlier step looks for it';
  return 'at' in looked ? null : looked.why;
}

/** Why a step cannot run now; null if it can. */
export function whyNot({ needs = [], leftOut }: Step, found: Found): string | null {
  if (leftOut !== undefined) return leftOut;
  const name = needs.find((needed) => whyMissing(needed, found) !== null);
  return name === undefined ? null : `${PROGRAMS[name].title} is missing: ${whyMissing(name, found)}`;
}

/** What a step inherits: the paths of its own programs, and no others. */
export const environmentOf = ({ needs = [], takes = [] }: Step, found: Found): Environment => environmentFor([...needs, ...takes], found);
