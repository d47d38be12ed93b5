import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** The project's programs come first, above all its Node. */
const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);

/** Variables to set; those without a value are removed from the inherited ones. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Runs a program of the project with its output on the screen. Resolves to its exit code. */
export function run(program: string, args: readonly string[], env: Environment = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(ROOT, 'node_modules/.bin', program), args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, PATH, ...env },
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** The result of a step. A step without single tests counts as one. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
}

export const one = (exitCode: number): Outcome => ({ passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 });

export const sum = (outcomes: readonly Outcome[]): Outcome =>
  outcomes.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
