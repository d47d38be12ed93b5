import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { commandLine } from '../server/src/cli/command.ts';
import { NOT_IN_BROWSER, seenInBrowser } from './requirements/browser.ts';
import { rowsIn } from './requirements/rows.ts';
import { titlesIn } from './requirements/titles.ts';

/**
 * Lists which test shows which row of `docs/requirements.md`, and which rows have no test. A row counts as shown if the
 * title of a test contains its ID. Fails on an ID without a row, on a row that promises to be seen in a browser but that
 * no journey names, and on a test with more than four IDs: if it fails at its first step, it says nothing about the
 * rest.
 */
const ROOT = join(import.meta.dirname, '..');
const TESTS = ['{shared,shell,mf-*}/src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'tools/**/*.test.ts', 'e2e/specs/**/*.spec.ts'];
/** Tests of the title parser: their titles are examples. */
const EXAMPLES = 'tools/requirements/';
const MOST_IDS = 4;

interface Asked {
  readonly json: boolean;
  readonly levels: boolean;
  readonly quiet: boolean;
}

const asked = commandLine('npm run requirements --', 'Lists which test shows which requirement, and which ones have no test.')
  .option('--json', 'print { "shown": { "SR-04": ["file › title"] }, "missing": ["SR-05"] }', false)
  .option(
    '--levels',
    'print what promises to be seen in a browser and is in no journey, and what no browser can show, with the reason',
    false,
  )
  .option('--quiet', 'print only failures', false)
  .parse()
  .opts<Asked>();

const rows = rowsIn(readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8'));
const known = new Set(rows.map(({ id }) => id));
const files = TESTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT, exclude: (path) => path.includes('node_modules') }));
const tests = files
  .map((file) => relative(ROOT, join(ROOT, file)))
  .filter((file) => !file.startsWith(EXAMPLES))
  .sort()
  .flatMap((file) =>
    titlesIn(readFileSync(join(ROOT, file), 'utf8'), file.endsWith('x')).map((test) => ({
      ...test,
      file,
      name: `${file} › ${test.title}`,
    })),
  );

const proofsOf = (row: string) => tests.filter(({ ids }) => ids.includes(row));
const shown = Object.fromEntries(
  rows.map(({ id }) => [id, proofsOf(id).map(({ name }) => name)] as const).filter(([, proofs]) => proofs.length > 0),
);
const missing = rows.filter(({ id }) => shown[id] === undefined).map(({ id }) => id);
const named = new Set(tests.filter(({ file }) => file.startsWith('e2e/')).flatMap(({ ids }) => ids));
const { unseen, needless } = seenInBrowser(rows, named);

if (asked.json) console.log(JSON.stringify({ shown, missing }, null, 2));
else if (asked.levels) {
  for (const { id, owner, statement, seen } of unseen) {
    const below = shown[id]?.map((proof) => `\n    ${proof}`).join('') ?? '';
    console.log(`${id} (${owner}) ${statement}\n  ${seen}${below}`);
  }
  for (const [id, reason] of Object.entries(NOT_IN_BROWSER)) console.log(`${id} cannot be seen in a browser: ${reason}`);
  console.log(`\n${unseen.length} of ${rows.filter(({ inBrowser }) => inBrowser).length} rows that promise a journey have none.`);
} else if (!asked.quiet) {
  for (const [row, proofs] of Object.entries(shown)) console.log(`${row}\n${proofs.map((proof) => `    ${proof}`).join('\n')}`);
  console.log(`\nWithout a test (${missing.length}): ${missing.join(' ')}`);
  console.log(`Without the journey that they promise: ${unseen.length}, see --levels`);
  console.log(
    `\n${Object.keys(shown).length} of ${rows.length} rows are covered by ${tests.filter(({ ids }) => ids.length > 0).length} tests.`,
  );
}

const unknown = tests.flatMap(({ ids, name }) => ids.filter((id) => !known.has(id)).map((id) => `${id} in ${name}`));
if (unknown.length > 0) {
  console.error(`These IDs are in titles but in no row of docs/requirements.md:\n${unknown.join('\n')}`);
  process.exitCode = 1;
}
const crowded = tests.filter(({ most }) => most > MOST_IDS).map(({ most, name }) => `${most} in ${name}`);
if (crowded.length > 0) {
  console.error(`These tests have more than ${MOST_IDS} IDs; write one test per row, or for a few related rows:\n${crowded.join('\n')}`);
  process.exitCode = 1;
}
if (unseen.length > 0) {
  const lines = unseen.map(({ id, statement }) => `${id} ${statement}`);
  console.error(`These rows promise to be seen in a browser, but no journey in e2e/specs names them:\n${lines.join('\n')}`);
  process.exitCode = 1;
}
if (needless.length > 0) {
  console.error(`These exceptions in tools/requirements/browser.ts are unnecessary:\n${needless.join('\n')}`);
  process.exitCode = 1;
}
