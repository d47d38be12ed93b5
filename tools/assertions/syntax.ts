import { parseSync } from '@swc/core';

/** A node of the syntax tree, as the parser returns it. */
export interface Node {
  readonly type: string;
  readonly span: { readonly start: number; readonly end: number };
  readonly [part: string]: unknown;
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'span' in value;

/** Child nodes of a value, through lists and wrappers that are not nodes themselves. */
export function childrenOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((child) => (isNode(child) ? [child] : childrenOf(child)));
}

/** All nodes of a tree, the root first. */
export const nodesIn = (root: Node): Node[] => [root, ...childrenOf(root).flatMap(nodesIn)];

export const nodeAt = (node: Node, part: string): Node | null => {
  const value = node[part];
  return isNode(value) ? value : null;
};

/** The name of an identifier; null for anything else. */
export const nameOf = (node: Node | null): string | null => (node?.type === 'Identifier' ? String(node.value) : null);

/** An expression without parentheses and type-only syntax. */
export function bare(node: Node): Node {
  const wrappers = ['ParenthesisExpression', 'TsAsExpression', 'TsConstAssertion', 'TsSatisfiesExpression', 'TsNonNullExpression'];
  const inner = wrappers.includes(node.type) ? nodeAt(node, 'expression') : null;
  return inner === null ? node : bare(inner);
}

/** The callee of a call; null for anything else. */
export function calleeOf(node: Node): Node | null {
  const callee = node.type === 'CallExpression' ? nodeAt(node, 'callee') : null;
  return callee === null ? null : bare(callee);
}

interface Argument {
  readonly spread: unknown;
  readonly expression: Node;
}
export const argumentsOf = (node: Node): readonly Argument[] => (node.arguments ?? []) as readonly Argument[];

/** Object and name of `object.name`; null for anything else. */
export function memberOf(node: Node | null): { readonly object: Node; readonly name: string | null } | null {
  const object = node?.type === 'MemberExpression' ? nodeAt(node, 'object') : null;
  return node === null || object === null ? null : { object: bare(object), name: nameOf(nodeAt(node, 'property')) };
}

export interface Source {
  readonly tree: Node;
  lineOf(node: Node): number;
  textOf(node: Node): string;
}

export function read(text: string, tsx: boolean): Source {
  const bytes = Buffer.from(text);
  // Positions count bytes from 1.
  const part = (from: number, to: number): string => bytes.subarray(from, to).toString();
  return {
    tree: parseSync(text, { syntax: 'typescript', tsx, target: 'es2023' }) as unknown as Node,
    lineOf: ({ span }) => part(0, span.start - 1).split('\n').length,
    textOf: ({ span }) => part(span.start - 1, span.end - 1),
  };
}
