import type { LanderChange } from '@amarena/shared/contracts/landers/landerDesk';
import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';

const told = (value: unknown): string | null => (value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value));

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

interface Branch {
  /** Identifies it in its parent, before and after a change. */
  readonly name: string;
  /** Its place in its parent: `.text` or `[2]`. */
  readonly step: string;
  readonly value: unknown;
}

/** Lists in which one entry more or less leaves the others what they are, with what tells an entry from the others. */
function nameIn(list: string, entry: unknown): string | null {
  if (list === 'locales') return String(entry);
  // The order of blocks counts only within one kind.
  return list === 'blocks' && isBranch(entry) && 'kind' in entry ? String(entry.kind) : null;
}

/** The children of a value. Equal names in a list are told apart by their number. */
function branchesOf(value: object, list: string): Branch[] {
  const seen = new Map<string, number>();
  return Object.entries(value).map(([key, inner]) => {
    const given = Array.isArray(value) ? nameIn(list, inner) : null;
    const nth = given === null ? 0 : (seen.get(given) ?? 0);
    if (given !== null) seen.set(given, nth + 1);
    return { name: given === null ? key : `${given} ${nth}`, step: Array.isArray(value) ? `[${key}]` : `.${key}`, value: inner };
  });
}

function differences(before: unknown, after: unknown, path: string): LanderChange[] {
  if (before === after) return [];
  if (isBranch(before) && isBranch(after) && Array.isArray(before) === Array.isArray(after)) {
    const list = path.slice(path.lastIndexOf('.') + 1);
    const [old, fresh] = [before, after].map((value) => new Map(branchesOf(value, list).map((branch) => [branch.name, branch])));
    return [...new Set([...(old?.keys() ?? []), ...(fresh?.keys() ?? [])])].flatMap((name) => {
      const [had, has] = [old?.get(name), fresh?.get(name)];
      const step = (has ?? had)?.step ?? '';
      return differences(had?.value, has?.value, path === '' ? step.slice(1) : `${path}${step}`);
    });
  }
  return [{ path, before: told(before), after: told(after) }];
}

/**
 * Every place where two documents differ, in the order of the document. What was removed has its place in `before`,
 * everything else its place in `after`. If `before` is null, everything is new.
 */
export const documentChanges = (before: LanderDocument | null, after: LanderDocument): LanderChange[] =>
  before === null ? differences({}, after, '') : differences(before, after, '');

/** What visitors may read and how they are divided, without dates and what only the team sees. */
const wordingsOf = ({ locales, variants }: LanderDocument) => ({
  locales,
  variants: variants.filter(({ weight }) => weight > 0).map(({ key, weight, content }) => ({ key, weight, content })),
});

/** True if a test of one document's wordings also is a test of the other's. */
export const sameWordings = (one: LanderDocument, other: LanderDocument): boolean =>
  differences(wordingsOf(one), wordingsOf(other), '').length === 0;
