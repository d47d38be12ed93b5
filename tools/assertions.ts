import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsIn } from './assertions/find.ts';

/**
 * Fails on tests that cannot fail: those without an assertion, or with assertions in a loop over a list that may be
 * empty.
 */
const ROOT = join(import.meta.dirname, '..');
const FILES = ['{shared,shell,mf-*,server,tools}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts', 'e2e/pages/**/*.ts'];

const files = FILES.flatMap((pattern) => globSync(pattern, { cwd: ROOT, exclude: (path) => path.includes('node_modules') })).sort();
const faults = files.flatMap((file) =>
  faultsIn(readFileSync(join(ROOT, file), 'utf8'), { tsx: file.endsWith('x') }).map(({ line, what }) => `${file}:${line} ${what}`),
);
if (faults.length > 0) {
  console.error(`These tests cannot fail:\n${faults.join('\n')}`);
  process.exitCode = 1;
}
