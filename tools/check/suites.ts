import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, type Outcome, ROOT, run } from './run.ts';

const RESULTS = join(ROOT, 'test-results');

function read(file: string): Record<string, unknown> | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Which tests of a suite run: `all`, or those whose path contains one of these. */
export type Only = 'all' | readonly string[];

/** Files of server tests that use a database: the others give the same result on any. */
export const onDatabase = (): string[] =>
  globSync('server/test/**/*.test.ts', { cwd: ROOT }).filter((file) =>
    /\b(startServer|startSite|openTestDatabase)\b/.test(readFileSync(join(ROOT, file), 'utf8')),
  );

/** Folders whose tests run on every database: money, messages, and every call made wrongly. The others run on one. */
const ON_EACH = /^server\/test\/(?:chats|credits|gifts|http|jobs|live|payments)\//;

/** The tests left for the embedded database if PostgreSQL runs those of `onDatabase`. */
export function besidePostgres(): string[] {
  const elsewhere = new Set(onDatabase().filter((file) => !ON_EACH.test(file)));
  return globSync(['server/**/*.test.ts', 'tools/**/*.test.ts'], { cwd: ROOT }).filter(
    (file) => !elsewhere.has(file) && !file.includes('node_modules'),
  );
}

/** Files that run at a time. Tests of the server that check versions in a browser wait for most of their time. */
const WORKERS = { browser: 2, server: 3 } as const;

interface JestRun {
  readonly only?: Only;
  readonly env?: Environment;
}

/** Runs one Jest project. A run that breaks before it counts any test is one failure. */
export async function jest(project: 'browser' | 'server', label: string, { only = 'all', env = {} }: JestRun = {}): Promise<Outcome> {
  const file = join(RESULTS, `jest-${label}.json`);
  rmSync(file, { force: true });
  const exitCode = await run(
    'node',
    [
      '--experimental-vm-modules',
      '--no-warnings',
      'node_modules/jest/bin/jest.js',
      ...(only === 'all' ? [] : only),
      '--selectProjects',
      project,
      `--maxWorkers=${WORKERS[project]}`,
      '--json',
      `--outputFile=${file}`,
    ],
    env,
  );
  const result = read(file);
  if (result === null) return { passed: 0, failed: 1, skipped: 0 };
  const broken = Number(result.numRuntimeErrorTestSuites);
  const failed = Number(result.numFailedTests) + broken;
  return {
    passed: Number(result.numPassedTests),
    failed: exitCode !== 0 && failed === 0 ? 1 : failed,
    skipped: Number(result.numPendingTests) + Number(result.numTodoTests),
  };
}

interface JourneyRun {
  /** Folders and files in `e2e/specs`. */
  readonly only?: Only;
  /** Only tests whose title matches. */
  readonly grep?: string;
  /** Default: the journeys. */
  readonly config?: string;
  readonly env: Environment;
}

/** Runs the journeys. */
export async function playwright(
  label: string,
  { only = 'all', grep, config = 'e2e/playwright.config.ts', env }: JourneyRun,
): Promise<Outcome> {
  const file = join(RESULTS, `e2e-${label}.json`);
  rmSync(file, { force: true });
  const specs = only === 'all' ? [] : only.map((spec) => `e2e/specs/${spec}`);
  const args = ['test', '--config', config, ...specs, ...(grep === undefined ? [] : ['--grep', grep])];
  const exitCode = await run('playwright', args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const stats = read(file)?.stats as { expected: number; unexpected: number; skipped: number; flaky: number } | undefined;
  if (stats === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: exitCode !== 0 && failed === 0 ? 1 : failed, skipped: stats.skipped };
}
