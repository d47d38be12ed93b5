import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';

/** Two people changed the same place. */
class Collision extends Error {}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merge(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (same(mine, base) || same(mine, theirs)) return theirs;
  if (same(theirs, base)) return mine;
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    if (new Set([base, mine, theirs].map(({ length }) => length)).size > 1) throw new Collision();
    return base.map((one, index) => merge(one, mine[index], theirs[index]));
  }
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) throw new Collision();
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const merged = names.map((name) => [name, merge(base[name], mine[name], theirs[name])] as const);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/**
 * Merges two people's changes to one document. Null if both changed the same field, or one added or removed items
 * around the other's changes. `base`: the document from which both started.
 */
export function merged(base: LanderDocument, mine: LanderDocument, theirs: LanderDocument): LanderDocument | null {
  try {
    return merge(base, mine, theirs) as LanderDocument;
  } catch (problem) {
    if (problem instanceof Collision) return null;
    throw problem;
  }
}
