import { argumentsOf, bare, calleeOf, childrenOf, memberOf, type Node, nameOf, nodeAt, nodesIn } from './syntax.ts';

/** Methods that keep the number of elements, or at least the first one. `all` is of a locator, `options` of a schema. */
const KEEPING = ['entries', 'keys', 'values', 'map', 'sort', 'toSorted', 'reverse', 'toReversed', 'with', 'concat', 'all'];
/** Functions of `Object`, `Array` and `Promise` whose result has as many elements as their argument. */
const OF_ARGUMENT = ['entries', 'keys', 'values', 'from', 'all', 'allSettled', 'freeze'];
/** These throw if they find nothing. */
const FINDS_SOME = /^(get|find)AllBy/;
const CONSTANT = /^[A-Z][A-Z\d_]*$/;

/** Values of the names declared in some code; null for one that has elements wherever it is used. */
export type Declared = ReadonlyMap<string, readonly (Node | null)[]>;

/** Names that a pattern binds, as in `[one, { two }]`. */
const namesIn = (pattern: Node): string[] => nodesIn(pattern).flatMap((node) => nameOf(node) ?? []);

const isWritten = (list: Node | null): boolean => list !== null && bare(list).type === 'ArrayExpression';

/** Names of the cells of a literal table: a loop over literal lists, or a test for each row of a table. */
function cellsIn(node: Node): string[] {
  const [left, right] = [nodeAt(node, 'left'), nodeAt(node, 'right')];
  if (node.type === 'ForOfStatement' && left !== null && isWritten(right)) return namesIn(left);
  const table = calleeOf(node);
  if (table === null || memberOf(calleeOf(table))?.name !== 'each' || !isWritten(argumentsOf(table)[0]?.expression ?? null)) return [];
  return argumentsOf(node).flatMap(({ expression }) => childrenOf(expression.params).flatMap(namesIn));
}

export function declaredIn(code: Node): Declared {
  const declared = new Map<string, (Node | null)[]>();
  const add = (name: string, value: Node | null) => declared.set(name, [...(declared.get(name) ?? []), value]);
  for (const node of nodesIn(code)) {
    const name = node.type === 'VariableDeclarator' ? nameOf(nodeAt(node, 'id')) : null;
    const value = nodeAt(node, 'init');
    if (name !== null && value !== null) add(name, value);
    for (const cell of cellsIn(node)) add(cell, null);
  }
  return declared;
}

interface Element {
  readonly spread: unknown;
  readonly expression: Node;
}
const elementsOf = (node: Node): Element[] => ((node.elements ?? []) as (Element | null)[]).filter((element) => element !== null);

/** A slice from the start of another list. */
function isStart(slice: Node): boolean {
  const [from] = argumentsOf(slice);
  return from === undefined || (from.expression.type === 'NumericLiteral' && from.expression.value === 0);
}

/** The lists that a list takes its elements from; empty if none. */
export function sourcesOf(list: Node): Node[] {
  const node = bare(list);
  const own = nodeAt(node, 'argument');
  if (node.type === 'AwaitExpression' && own !== null) return [own];
  if (node.type === 'ArrayExpression') return elementsOf(node).flatMap(({ spread, expression }) => (spread ? [expression] : []));
  const arg = argumentsOf(node)[0]?.expression;
  if (node.type === 'NewExpression') return arg === undefined ? [] : [arg];
  const member = memberOf(calleeOf(node));
  if (member === null || member.name === null) return [];
  if (['Object', 'Array', 'Promise'].includes(nameOf(member.object) ?? ''))
    return OF_ARGUMENT.includes(member.name) && arg !== undefined ? [arg] : [];
  return KEEPING.includes(member.name) || (member.name === 'slice' && isStart(node)) ? [member.object] : [];
}

/** A property that always exists; for `{ length }`, as `Array.from` takes it, a length above 0. */
function isThere(property: Node, declared: Declared): boolean {
  if (property.type === 'SpreadElement') return !mayBeEmpty(property.arguments as Node, declared);
  const value = nodeAt(property, 'value');
  if (nameOf(property) === 'length' || nameOf(nodeAt(property, 'key')) === 'length')
    return value?.type === 'NumericLiteral' ? Number(value.value) > 0 : CONSTANT.test(nameOf(value) ?? '');
  return true;
}

/** Whether nothing guarantees that a list has elements. Constants from other files count as non-empty. */
export function mayBeEmpty(list: Node, declared: Declared): boolean {
  const node = bare(list);
  const name = nameOf(node);
  if (name !== null) {
    const values = declared.get(name);
    return values === undefined ? !CONSTANT.test(name) : values.some((value) => value !== null && mayBeEmpty(value, declared));
  }
  if (node.type === 'StringLiteral') return node.value === '';
  if (node.type === 'ObjectExpression') return !childrenOf(node.properties).some((property) => isThere(property, declared));
  if (node.type === 'ArrayExpression' && elementsOf(node).some(({ spread }) => !spread)) return false;
  const sources = sourcesOf(node);
  if (sources.length > 0) return sources.every((source) => mayBeEmpty(source, declared));
  const member = memberOf(node);
  if (member !== null) return member.name !== 'options' && !CONSTANT.test(nameOf(member.object) ?? '');
  const called = memberOf(calleeOf(node))?.name ?? nameOf(calleeOf(node));
  return called !== 'split' && !FINDS_SOME.test(called ?? '');
}
