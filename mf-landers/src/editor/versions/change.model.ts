import type { LanderChange, LanderDetail } from '@amarena/shared/contracts/landers/landerDesk';

/** What names a whole block or variant that was added or removed. */
export interface Piece {
  readonly kind?: unknown;
  readonly key?: unknown;
}

/** Fields that hold no text for visitors. */
const NOT_TEXT = new Set(['kind', 'key', 'image', 'poster', 'icon', 'video', 'country']);

const PARTS = /(^[a-z]+|^variants\[\d+\]|\.content(\.[a-z]{2})?|\.blocks(\[\d+\])?|\.(items|captions)(\[\d+\])?|\.options)$/;
/** Fields of the document as a whole that hold one value each. */
const SIMPLE = new Set(['template', 'slug', 'name', 'starts', 'ends']);

/** True if a place holds several fields, so that its value is JSON. */
const isPart = (path: string): boolean => PARTS.test(path) && !SIMPLE.has(path);

/** The value of a place: a text, or what its JSON says. */
function read(path: string, value: string): unknown {
  if (!isPart(path)) return value;
  return JSON.parse(value) as unknown;
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (!isBranch(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => (NOT_TEXT.has(name) ? [] : textsIn(inner)));
}

/** The texts of a value in their order, each on its own line; a single field has one. */
export const textsOf = (path: string, value: string): string => textsIn(read(path, value)).join('\n');

/** The block or variant that a change adds or removes; null if it changes only a field. */
export function pieceOf({ path, before, after }: LanderChange): Piece | null {
  const value = after ?? before;
  const found = value === null ? null : read(path, value);
  return isBranch(found) ? found : null;
}

/** Why there is nothing to compare a draft with: nothing was shown yet, or nothing is shown any more. Null: something is live. */
export function nothingLive({ live, versions }: Pick<LanderDetail, 'live' | 'versions'>): 'offline' | 'over' | null {
  if (live !== null) return null;
  return versions.every(({ state }) => state === 'scheduled') ? 'offline' : 'over';
}
