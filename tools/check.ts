import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.ts';
import { changedFiles, UnknownRef } from './check/changedFiles.ts';
import { leftOut, type Plan, planFor, remotesUnderTest } from './check/plan.ts';
import { type Outcome, one, ROOT, run, sum } from './check/run.ts';
import { findPostgres, findValkey, ownDatabase } from './check/services.ts';
import { jest, onDatabase, playwright } from './check/suites.ts';

const USAGE = `npm test -- [--only=static,unit,server,e2e] [--changed[=git ref] | --part=name]

  --only      some kinds of check instead of all
  --changed   what the changes reach: those not committed yet, or all since the work left a branch, tag or commit
  --part      what a change in that folder would reach, for example mf-chat
`;

/** Every check of the project, in the order in which a mistake is cheapest to find. The last line counts the tests. */
const GROUPS = ['static', 'unit', 'server', 'e2e'] as const;
type Group = (typeof GROUPS)[number];

interface Wishes {
  readonly groups: readonly Group[];
  /** Null: everything. */
  readonly plan: Plan | null;
}

function readWishes(): Wishes {
  // A string option may stand without a value: "--changed" alone is one with an empty value.
  const args = process.argv.slice(2).map((argument) => (argument === '--changed' ? '--changed=' : argument));
  const { values } = parseArgs({ args, options: { only: { type: 'string' }, changed: { type: 'string' }, part: { type: 'string' } } });
  const groups = values.only === undefined ? GROUPS : GROUPS.filter((group) => values.only?.split(',').includes(group));
  if (values.part !== undefined) return { groups, plan: planFor([`${values.part}/`]) };
  if (values.changed === undefined) return { groups, plan: null };
  const files = changedFiles(values.changed || null);
  console.log(`Changed${values.changed === '' ? ', not committed' : ` since ${values.changed}`}: ${files.length} files`);
  return { groups, plan: planFor(files) };
}

interface Step extends Outcome {
  readonly title: string;
  readonly seconds: number;
}

const steps: Step[] = [];
async function step(title: string, work: () => Promise<Outcome>): Promise<void> {
  const began = Date.now();
  console.log(`\n━━ ${title}`);
  const outcome = await work();
  const seconds = Math.round((Date.now() - began) / 1000);
  steps.push({ title, seconds, ...outcome });
  console.log(`━━ ${title}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`);
}

/** Where the time went, and in which step to look for a failure. */
const overview = (): string =>
  steps
    .map(({ title, seconds, failed }) => `${String(seconds).padStart(5)} s  ${title}${failed === 0 ? '' : `: ${failed} failed`}`)
    .join('\n');

const EVERYTHING: Plan = { packages: 'all', units: 'all', builds: [], server: 'all', e2e: 'all' };

async function check({ groups, plan }: Wishes): Promise<void> {
  const wanted = (group: Group): boolean => groups.includes(group);
  const { packages, units, builds, server, e2e } = plan ?? EVERYTHING;
  const some = (scope: Plan[keyof Plan]): boolean => scope === 'all' || scope.length > 0;
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });

  if (wanted('static')) {
    const folders = packages === 'all' ? [] : [...packages];
    await step('Type check', async () => one(await run('tsc', ['-b', ...folders])));
    await step('Lint, format and who may import whom', async () =>
      one(await run('biome', ['check', ...(folders.length === 0 ? ['.'] : folders)])),
    );
    await step('Pages of docs that come from the code', async () => one(await run('node', ['tools/docs.ts', '--check'])));
    await step('Requirement rows named in tests', async () => one(await run('node', ['tools/requirements.ts', '--quiet'])));
  }
  if (wanted('unit') && some(units)) await step('Unit and component tests', () => jest('browser', 'browser', { only: units }));
  if (wanted('unit') && some(builds)) {
    for (const name of builds === 'all' ? ['all'] : builds)
      await step(`Build of ${name}`, async () => one(await run('node', ['server/src/cli/deliver.ts', 'build', name])));
  }

  const postgres = await findPostgres();
  const valkey = await findValkey();
  if (wanted('server') && some(server)) {
    await step('API and delivery tests on the embedded database', () => jest('server', 'server-embedded', { only: server }));
    if (server !== 'all') console.log('\nNot tried: the API tests on PostgreSQL, because the change reaches none of them.');
    else if ('url' in postgres) {
      const env = { TEST_DATABASE_URL: postgres.url, ...(valkey === null ? {} : { TEST_VALKEY_URL: valkey }) };
      await step(`API tests on PostgreSQL${valkey === null ? '' : ' with Valkey'}`, () =>
        jest('server', 'server-postgres', { only: onDatabase(), env }),
      );
    } else console.log(`\nNot tried: the API tests on PostgreSQL, because ${postgres.why}.`);
    if (valkey === null) console.log('\nNot tried: the live channel on Valkey, because nothing answers on 127.0.0.1:6379.');
  }

  if (wanted('e2e') && some(e2e)) {
    const remotes = plan === null ? null : remotesUnderTest(plan);
    const env = { CHROMIUM_PATH: findBrowser(), ...(remotes === null ? {} : { E2E_REMOTES: remotes.join(',') }) };
    await step('Journeys on the embedded database', () => playwright('embedded', { only: e2e, env }));
    if (e2e !== 'all') console.log('\nNot tried: the journey on PostgreSQL, because the change reaches parts of the site only.');
    else if ('url' in postgres) {
      const database = await ownDatabase(postgres.url, `amarena_e2e_${process.pid}`);
      try {
        const journey = { grep: 'whole journey', env: { ...env, E2E_DATABASE_URL: database.url } };
        await step('The whole journey on PostgreSQL', () => playwright('postgres', journey));
      } finally {
        await database.drop();
      }
    } else console.log(`\nNot tried: the journey on PostgreSQL, because ${postgres.why}.`);
  }
  if (plan !== null)
    console.log(
      `\nLeft out:\n${
        leftOut(plan)
          .map((line) => `  ${line}`)
          .join('\n') || '  nothing'
      }`,
    );
}

try {
  await check(readWishes());
  const total = sum(steps);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
  console.log(`\n${overview()}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
} catch (problem) {
  const misused = problem instanceof Error && 'code' in problem && String(problem.code).startsWith('ERR_PARSE_ARGS');
  if (!misused && !(problem instanceof UnknownRef)) throw problem;
  console.error(`${problem.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
