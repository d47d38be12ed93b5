import { asserts, subjectOf } from './assertions.ts';
import { type Declared, declaredIn, mayBeEmpty, sourcesOf } from './lists.ts';
import { argumentsOf, bare, calleeOf, childrenOf, memberOf, type Node, nameOf, nodeAt, nodesIn, type Source } from './syntax.ts';
import { testsIn } from './tests.ts';

const EACH = ['forEach', 'map', 'flatMap'];
/** Results of these do not reveal how many elements there are. */
const SILENT = ['every', 'reduce'];
const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration', 'MethodProperty'];

/** A place that asserts something for each element of a list. */
interface Loop {
  readonly at: Node;
  readonly list: Node;
}

/**
 * `for (… of list)`, `list.forEach(…)` and `Math.min(...list)`, which is `Infinity` without elements, if they assert
 * something.
 */
function loopOf(node: Node, helpers: ReadonlySet<string>): Loop | null {
  const body = nodeAt(node, 'body');
  const right = nodeAt(node, 'right');
  if (node.type === 'ForOfStatement' && body !== null && right !== null)
    return asserts(body, helpers) && testsIn(body).length === 0 ? { at: node, list: right } : null;
  const member = memberOf(calleeOf(node));
  const [first] = argumentsOf(node);
  if (member === null || first === undefined) return null;
  const does = bare(first.expression);
  if (EACH.includes(member.name ?? '') && FUNCTIONS.includes(does.type))
    return asserts(does, helpers) && testsIn(does).length === 0 ? { at: node, list: member.object } : null;
  return null;
}

function extremesIn(assertion: Node): Loop[] {
  const subject = subjectOf(assertion);
  if (subject === null) return [];
  return nodesIn(subject).flatMap((node) => {
    const member = memberOf(calleeOf(node));
    const args = node.type === 'CallExpression' ? argumentsOf(node) : [];
    const [only] = args;
    const isExtreme = member !== null && nameOf(member.object) === 'Math' && (member.name === 'min' || member.name === 'max');
    return isExtreme && args.length === 1 && only?.spread ? [{ at: assertion, list: only.expression }] : [];
  });
}

/** A list and those that its elements come from, as written in the source. */
function namesOf(list: Node, source: Source, declared: Declared): string[] {
  const node = bare(list);
  const values = (declared.get(nameOf(node) ?? '') ?? []).flatMap((value) => value ?? []);
  const others = values.length === 1 ? values : sourcesOf(node);
  return [source.textOf(node), ...others.flatMap((other) => namesOf(other, source, declared))];
}

/** Names in an assertion after `expect(…)`, last one first. */
function wordsOf(assertion: Node): (string | null)[] {
  const member = memberOf(calleeOf(assertion) ?? assertion);
  return member === null ? [] : [member.name, ...wordsOf(member.object)];
}

/** Whether an assertion passes for an empty list: `toEqual([])`, `not.toEqual([1])`, `toBeDefined()`. */
function holdsOfNothing(assertion: Node): boolean {
  const [matcher, ...others] = wordsOf(assertion);
  if (matcher === 'toBeGreaterThan') return false;
  const expected = argumentsOf(assertion)[0]?.expression;
  if (expected === undefined) return true;
  const { type, elements, value } = bare(expected);
  const isNothing =
    (type === 'ArrayExpression' && (elements as unknown[]).length === 0) ||
    ((type === 'NumericLiteral' || type === 'BooleanLiteral') && !value);
  return isNothing !== others.includes('not');
}

/** Whether a subject is about a list as a whole. */
function speaksOf(node: Node, names: readonly string[], source: Source): boolean {
  const member = memberOf(calleeOf(node));
  if (member !== null && SILENT.includes(member.name ?? '')) return false;
  return names.includes(source.textOf(node)) || childrenOf(node).some((child) => speaksOf(child, names, source));
}

function isAsserted({ at, list }: Loop, scope: Node, source: Source, declared: Declared): boolean {
  const names = namesOf(list, source, declared);
  const within = new Set(nodesIn(at));
  return nodesIn(scope).some((node) => {
    const subject = within.has(node) ? null : subjectOf(node);
    if (subject === null || holdsOfNothing(node)) return false;
    return argumentsOf(subject).some(({ expression }) => speaksOf(expression, names, source));
  });
}

/** Loops in a file that assert something for each element of a list which nothing guarantees to have any. */
export function emptyLoopsIn(source: Source, helpers: ReadonlySet<string>): Loop[] {
  const everywhere = declaredIn(source.tree);
  const found: Loop[] = [];
  const look = (node: Node, scope: Node, declared: Declared) => {
    const loop = loopOf(node, helpers);
    const loops = [...(loop === null ? [] : [loop]), ...extremesIn(node)];
    found.push(...loops.filter((one) => mayBeEmpty(one.list, declared) && !isAsserted(one, scope, source, declared)));
    for (const child of childrenOf(node)) look(child, scope, declared);
  };
  // Assertions and declared names of a test, or of a top-level function, apply to everything inside it.
  const outermost = (node: Node) => {
    if (FUNCTIONS.includes(node.type) && testsIn(node).length === 0) look(node, node, new Map([...everywhere, ...declaredIn(node)]));
    else for (const child of childrenOf(node)) outermost(child);
  };
  outermost(source.tree);
  return found;
}
