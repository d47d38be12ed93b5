import type { LanderChange } from '@amarena/shared/contracts/landers/landerDesk';
import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';

const told = (value: unknown): string | null => (value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value));

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The children of a value, by name or position. */
const branchesOf = (value: object): Map<string, unknown> =>
  new Map(Object.entries(value).map(([step, inner]) => [Array.isArray(value) ? `[${step}]` : step, inner]));

const joined = (path: string, step: string): string => (path === '' || step.startsWith('[') ? `${path}${step}` : `${path}.${step}`);

function differences(before: unknown, after: unknown, path: string): LanderChange[] {
  if (before === after) return [];
  if (isBranch(before) && isBranch(after) && Array.isArray(before) === Array.isArray(after)) {
    const [old, fresh] = [branchesOf(before), branchesOf(after)];
    return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((step) =>
      differences(old.get(step), fresh.get(step), joined(path, step)),
    );
  }
  return [{ path, before: told(before), after: told(after) }];
}

/** Every place where two documents differ, in the order of the document. If `before` is null, everything is new. */
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
