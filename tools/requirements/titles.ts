import { type Expression, parseSync } from '@swc/core';

const ID = /\b[A-Z]{2,3}-\d{2}\b/g;

export interface TestTitle {
  readonly title: string;
  /** Every row that it names, in all its cases. */
  readonly ids: readonly string[];
  /** The highest number of rows that one case names: a test without a table has one case. */
  readonly most: number;
}

type Node = Readonly<Record<string, unknown>>;

const idsIn = (texts: readonly string[]): string[] => [...new Set(texts.join(' ').match(ID) ?? [])];

function literal(node: Expression | undefined): string | null {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map((part) => part.cooked ?? part.raw).join('…');
  return null;
}

const isTestName = (node: { type: string; value?: unknown }): boolean =>
  node.type === 'Identifier' && (node.value === 'it' || node.value === 'test');

/** Visits every object of the syntax tree. */
function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const child of node) visit(child, see);
  else if (typeof node === 'object' && node !== null) {
    see(node as Node);
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

function namesIn(node: unknown): string[] {
  const found: string[] = [];
  visit(node, (part) => {
    if (part.type === 'Identifier') found.push(String(part.value));
  });
  return found;
}

/** The tables in a file, by name. */
function tablesIn(tree: unknown): Map<string, unknown> {
  const tables = new Map<string, unknown>();
  visit(tree, ({ type, id, init }) => {
    const name = (id as { value?: unknown } | undefined)?.value;
    if (type === 'VariableDeclarator' && typeof name === 'string') tables.set(name, init);
  });
  return tables;
}

/** Strings in each case of a table: in each element of a list, or in each value of an object. */
function casesOf(node: unknown, tables: ReadonlyMap<string, unknown>): string[][] {
  const { type, value, expression, elements, properties } = (node ?? {}) as Node & { elements?: unknown[]; properties?: unknown[] };
  if (type === 'Identifier') return casesOf(tables.get(String(value)), tables);
  if (type === 'ArrayExpression') return (elements ?? []).map(stringsIn);
  if (type === 'ObjectExpression') return (properties ?? []).map(stringsIn);
  return expression === undefined ? [] : casesOf(expression, tables);
}

/** Cases of every loop over a table, by the names that the loop gives to their parts. */
function loopsIn(tree: unknown, tables: ReadonlyMap<string, unknown>): Map<string, string[][]> {
  const loops = new Map<string, string[][]>();
  visit(tree, ({ type, left, right }) => {
    if (type !== 'ForOfStatement') return;
    const cases = casesOf(right, tables);
    if (cases.length > 0) for (const name of namesIn(left)) loops.set(name, cases);
  });
  return loops;
}

interface Call {
  type: 'CallExpression';
  callee: { type: string; value?: unknown; object?: { type: string; value?: unknown }; callee?: Call['callee']; arguments?: unknown };
  arguments: { expression: Expression }[];
}

/**
 * Titles of the tests in a source file. A table test (`it.each`) may have IDs in the table's rows, and a test in a loop
 * in the table that its title uses (`${ROWS[name]}`, or a name from the loop).
 */
export function titlesIn(source: string, tsx: boolean): TestTitle[] {
  const titles: TestTitle[] = [];
  const tree = parseSync(source, { syntax: 'typescript', tsx, target: 'es2023' });
  const tables = tablesIn(tree);
  const loops = loopsIn(tree, tables);
  const add = (title: string, cases: readonly (readonly string[])[]) =>
    titles.push({
      title,
      ids: idsIn([title, ...cases.flat()]),
      most: Math.max(idsIn([title]).length, ...cases.map((one) => idsIn([title, ...one]).length)),
    });
  const readBy = (title: Expression | undefined): string[][] =>
    title?.type !== 'TemplateLiteral'
      ? []
      : title.expressions.flatMap((part) => {
          if (part.type === 'MemberExpression' && part.object.type === 'Identifier') return casesOf(tables.get(part.object.value), tables);
          return part.type === 'Identifier' ? (loops.get(part.value) ?? []) : [];
        });
  visit(tree, (node) => {
    if (node.type !== 'CallExpression') return;
    const { callee, arguments: args } = node as unknown as Call;
    const title = literal(args[0]?.expression);
    if (title === null) return;
    if (isTestName(callee)) add(title, readBy(args[0]?.expression));
    const each = callee.type === 'CallExpression' ? callee.callee : undefined;
    if (each?.type !== 'MemberExpression' || each.object === undefined || !isTestName(each.object)) return;
    const [table] = callee.arguments as { expression: unknown }[];
    add(title, casesOf(table?.expression, tables));
  });
  return titles;
}
