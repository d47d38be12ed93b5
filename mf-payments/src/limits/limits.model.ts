/** The amounts on offer, plus the current one if it differs. */
export const choicesWith = (offered: readonly number[], amount: number | null): number[] =>
  [...new Set(amount === null ? offered : [...offered, amount])].sort((a, b) => a - b);

/** Percentage of a limit that is spent, 0 to 100. */
export const share = (spent: number, limit: number): number => Math.max(0, Math.min(100, Math.round((spent / limit) * 100)));
