import { bare, calleeOf, memberOf, type Node, nameOf, nodeAt, nodesIn } from './syntax.ts';

/**
 * `expect(…)`, including `expect.poll(…)` and `expect.soft(…)`; not `expect.any(…)`, which is a pattern and asserts
 * nothing.
 */
function isExpect(node: Node): boolean {
  const callee = calleeOf(node);
  if (nameOf(callee) === 'expect') return true;
  const member = memberOf(callee);
  return member !== null && nameOf(member.object) === 'expect' && (member.name === 'poll' || member.name === 'soft');
}

/**
 * The `expect(…)` of a complete assertion, `expect(…).not.toBe(…)`; null for anything else. `expect(…)` alone asserts
 * nothing.
 */
export function subjectOf(node: Node): Node | null {
  let member = memberOf(calleeOf(node));
  while (member !== null) {
    if (isExpect(member.object)) return member.object;
    member = memberOf(member.object);
  }
  return null;
}

/** A file’s own functions, by name. */
function functionsIn(tree: Node): [string, Node][] {
  return nodesIn(tree).flatMap((node): [string, Node][] => {
    const id = nameOf(nodeAt(node, 'identifier') ?? nodeAt(node, 'id') ?? nodeAt(node, 'key'));
    if (id === null) return [];
    if (node.type === 'FunctionDeclaration' || node.type === 'MethodProperty') return [[id, node]];
    const value = nodeAt(node, 'init') ?? nodeAt(node, 'value');
    const does = value === null ? null : bare(value);
    return does?.type === 'ArrowFunctionExpression' || does?.type === 'FunctionExpression' ? [[id, does]] : [];
  });
}

/** Whether a node asserts something, directly or by calling one of `helpers`. */
export function asserts(node: Node, helpers: ReadonlySet<string>): boolean {
  return nodesIn(node).some((part) => {
    if (subjectOf(part) !== null) return true;
    const callee = calleeOf(part);
    const name = nameOf(callee) ?? memberOf(callee)?.name ?? null;
    return name !== null && helpers.has(name);
  });
}

/** The helpers of a file: those of `known` and its own functions that assert, directly or through each other. */
export function helpersIn(tree: Node, known: readonly string[]): ReadonlySet<string> {
  const helpers = new Set(known);
  const functions = functionsIn(tree);
  for (let before = -1; before !== helpers.size; ) {
    before = helpers.size;
    for (const [name, does] of functions) if (!helpers.has(name) && asserts(does, helpers)) helpers.add(name);
  }
  return helpers;
}
