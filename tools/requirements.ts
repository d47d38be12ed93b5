import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Expression, parseSync } from '@swc/core';

/**
 * Says which test shows which row of `docs/requirements.md`, and which rows have none. A row counts as shown where
 * the title of a test carries its ID; a table test (`it.each`) may carry it in the table's rows, and a test in a loop in
 * the table that its title reads (`${ROWS[name]}`).
 * `--json` prints `{ "shown": { "SR-04": ["file › title"] }, "missing": ["SR-05"] }`.
 */
const ROOT = join(import.meta.dirname, '..');
const ROW = /^\| ([A-Z]{2,3}-\d{2}) \|/gm;
const ID = /\b[A-Z]{2,3}-\d{2}\b/g;
const TESTS = ['{shared,shell,mf-*}/src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'tools/**/*.test.ts', 'e2e/specs/**/*.spec.ts'];

interface TestTitle {
  file: string;
  title: string;
  ids: string[];
}

const idsIn = (text: string): string[] => [...new Set(text.match(ID) ?? [])];

function literal(node: Expression | undefined): string | null {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map((part) => part.cooked ?? part.raw).join('…');
  return null;
}

const isTestName = (node: { type: string; value?: unknown }): boolean =>
  node.type === 'Identifier' && (node.value === 'it' || node.value === 'test');

/** Visits every object of the syntax tree. */
function visit(node: unknown, see: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(node)) for (const child of node) visit(child, see);
  else if (typeof node === 'object' && node !== null) {
    see(node as Record<string, unknown>);
    for (const child of Object.values(node)) visit(child, see);
  }
}

function stringsIn(node: unknown): string[] {
  const found: string[] = [];
  visit(node, (part) => {
    if (part.type === 'StringLiteral' || part.type === 'TemplateElement') found.push(String(part.value ?? part.cooked));
  });
  return found;
}

/** The tables of a file by their names. */
function tablesIn(tree: unknown): Map<string, unknown> {
  const tables = new Map<string, unknown>();
  visit(tree, (node) => {
    const { type, id, init } = node as { type?: string; id?: { value?: unknown }; init?: unknown };
    if (type === 'VariableDeclarator' && typeof id?.value === 'string') tables.set(id.value, init);
  });
  return tables;
}

/** The strings of every table from which a title reads. */
const readBy = (title: Expression | undefined, tables: Map<string, unknown>): string[] =>
  title?.type !== 'TemplateLiteral'
    ? []
    : title.expressions.flatMap((part) =>
        part.type === 'MemberExpression' && part.object.type === 'Identifier' ? stringsIn(tables.get(part.object.value)) : [],
      );

interface Call {
  type: 'CallExpression';
  callee: { type: string; value?: unknown; object?: { type: string; value?: unknown }; callee?: Call['callee']; arguments?: unknown };
  arguments: { expression: Expression }[];
}

function titlesIn(file: string): TestTitle[] {
  const titles: TestTitle[] = [];
  const tree = parseSync(readFileSync(join(ROOT, file), 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2023' });
  const tables = tablesIn(tree);
  visit(tree, (node) => {
    if (node.type !== 'CallExpression') return;
    const { callee, arguments: args } = node as unknown as Call;
    const title = literal(args[0]?.expression);
    if (title === null) return;
    if (isTestName(callee)) titles.push({ file, title, ids: idsIn([title, ...readBy(args[0]?.expression, tables)].join(' ')) });
    const each = callee.type === 'CallExpression' ? callee.callee : undefined;
    if (each?.type !== 'MemberExpression' || each.object === undefined || !isTestName(each.object)) return;
    titles.push({ file, title, ids: idsIn([title, ...stringsIn(callee.arguments)].join(' ')) });
  });
  return titles;
}

const rows = [...readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8').matchAll(ROW)].map((match) => match[1] ?? '');
const files = TESTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT, exclude: (path) => path.includes('node_modules') }));
const tests = files.sort().flatMap((file) => titlesIn(relative(ROOT, join(ROOT, file))));

const shown: Record<string, string[]> = {};
for (const row of rows) {
  const proofs = tests.filter((test) => test.ids.includes(row)).map((test) => `${test.file} › ${test.title}`);
  if (proofs.length > 0) shown[row] = proofs;
}
const missing = rows.filter((row) => shown[row] === undefined);
const unknown = tests.flatMap((test) => test.ids.filter((id) => !rows.includes(id)).map((id) => `${id} in ${test.file} › ${test.title}`));

if (process.argv.includes('--json')) console.log(JSON.stringify({ shown, missing }, null, 2));
else if (!process.argv.includes('--quiet')) {
  for (const [row, proofs] of Object.entries(shown)) console.log(`${row}\n${proofs.map((proof) => `    ${proof}`).join('\n')}`);
  console.log(`\nWithout a test (${missing.length}): ${missing.join(' ')}`);
  console.log(
    `\n${Object.keys(shown).length} of ${rows.length} rows are shown by ${tests.filter((test) => test.ids.length > 0).length} tests.`,
  );
}
if (unknown.length > 0) {
  console.error(`These IDs stand in titles and in no row of docs/requirements.md:\n${unknown.join('\n')}`);
  process.exitCode = 1;
}
