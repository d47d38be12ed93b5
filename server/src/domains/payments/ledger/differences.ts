/** Contradictions in the ledgers: how many rows of each kind. */
export type Differences = Readonly<Record<string, number>>;

const combined = (all: readonly Differences[], combine: (one: number, other: number) => number): Differences => {
  const kinds = new Set(all.flatMap(Object.keys));
  return Object.fromEntries([...kinds].map((kind) => [kind, all.map((one) => one[kind] ?? 0).reduce(combine, 0)]));
};

/** What was found in several places. */
export const sumOf = (all: readonly Differences[]): Differences => combined(all, (one, other) => one + other);

/** What several looks at the same place found: the most that any of them did. */
export const mostOf = (all: readonly Differences[]): Differences => combined(all, (one, other) => Math.max(one, other));

export const isSound = (found: Differences): boolean => Object.values(found).every((count) => count === 0);
