import { argumentsOf, bare, calleeOf, memberOf, type Node, nameOf, nodesIn } from './syntax.ts';

const TESTS = ['it', 'test'];
const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression'];

export interface Test {
  readonly title: string;
  readonly call: Node;
  readonly body: Node;
}

/** `it`, `it.only`, `it.each(…)`, `test.fixme`: everything that starts with the word for a test. */
function isTest(callee: Node | null): boolean {
  if (callee === null) return false;
  const name = nameOf(callee);
  if (name !== null) return TESTS.includes(name);
  const member = memberOf(callee);
  if (member !== null) return isTest(member.object) && !['describe', 'step', 'beforeEach', 'afterEach'].includes(member.name ?? '');
  return isTest(callee.type === 'TaggedTemplateExpression' ? bare(callee.tag as Node) : calleeOf(callee));
}

const titleOf = (node: Node | undefined): string => {
  const text = node?.value ?? (node?.quasis as { cooked: string }[] | undefined)?.map(({ cooked }) => cooked).join('…');
  return typeof text === 'string' ? text : 'a test';
};

/** Every test of a file: a call with a title and a body. */
export const testsIn = (tree: Node): Test[] =>
  nodesIn(tree).flatMap((call) => {
    if (!isTest(calleeOf(call))) return [];
    const [title, ...others] = argumentsOf(call).map(({ expression }) => bare(expression));
    const body = others.find(({ type }) => FUNCTIONS.includes(type));
    return body === undefined ? [] : [{ title: titleOf(title), call, body }];
  });
