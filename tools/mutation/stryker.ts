import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from '../check/run.ts';
import type { Area } from './areas.ts';

const RESULTS = join(ROOT, 'test-results/mutation');
/** Folders that neither rules nor their tests need: Stryker works on a copy of the rest. */
const UNNEEDED = ['/.cache', '/.data', '/.github', '.tsout', '/deploy', 'dist', '/docs', '/e2e', '/landers', '/test-results'];

/** A mutation of a rule, as in Stryker's report. */
interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: 'Killed' | 'Survived' | 'NoCoverage' | 'Timeout' | 'CompileError' | 'RuntimeError' | 'Ignored' | 'Pending';
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

export interface Tried {
  /** Mutations that a test could notice. */
  readonly of: number;
  readonly noticed: number;
  /** Places of unnoticed mutations, with the change. */
  readonly unnoticed: readonly string[];
}

/** The result in a report. A mutation that does not run at all does not count. */
export function readReport({ files }: Report): Tried {
  const mutants = Object.entries(files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, ...mutant })));
  const noticed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  const missed = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  return {
    of: noticed.length + missed.length,
    noticed: noticed.length,
    unnoticed: missed.map(
      ({ file, location: { start }, mutatorName, replacement = '' }) =>
        `${file}:${start.line}:${start.column} ${mutatorName}: ${replacement}`,
    ),
  };
}

/**
 * Mutates the rules of an area one place at a time and runs its tests on each. Throws if the tests fail without a
 * mutation.
 */
export async function mutate(name: string, { project, rules, tests, site = false }: Area, concurrency: number): Promise<Tried> {
  mkdirSync(RESULTS, { recursive: true });
  const [settings, report] = [join(RESULTS, `${name}.settings.json`), join(RESULTS, `${name}.json`)];
  rmSync(report, { force: true });
  writeFileSync(
    settings,
    JSON.stringify({
      mutate: rules,
      plugins: ['@stryker-mutator/jest-runner'],
      testRunner: 'jest',
      jest: { configFile: 'tools/mutation/jest.config.js', enableFindRelatedTests: false },
      testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
      // With a custom runner, Stryker cannot tell which test reaches which place.
      coverageAnalysis: site ? 'all' : 'perTest',
      concurrency,
      ignorePatterns: UNNEEDED,
      tempDirName: '.data/mutation',
      cleanTempDir: 'always',
      // Milliseconds. Long, so that an unnoticed mutation on a busy machine is not taken for an endless loop.
      timeoutMS: 20_000,
      // Stryker would read it through an API that TypeScript 7 lacks.
      tsconfigFile: 'none.json',
      reporters: ['json', 'progress-append-only'],
      jsonReporter: { fileName: report },
      allowConsoleColors: false,
    }),
  );
  const environment = {
    MUTATION_PROJECT: project,
    MUTATION_TESTS: JSON.stringify(tests),
    MUTATION_SITE: String(site),
    // Embedded databases, because PostgreSQL would create the template database again for every mutation.
    TEST_DATABASE_URL: undefined,
  };
  const code = await run('stryker', ['run', settings], environment);
  if (code !== 0) throw new Error(`Stryker could not try the rules of ${name}: see its messages above.`);
  return readReport(JSON.parse(readFileSync(report, 'utf8')));
}
