import type { Row } from './rows.ts';

/** Rows that promise to be seen in a browser but cannot be, with the reason. */
export const NOT_IN_BROWSER: Readonly<Record<string, string>> = {
  'SP-03': 'The operator writes both numbers into the database; no page or call of the site changes either of them.',
};

export interface Seen {
  /** Rows that promise a journey but have none. */
  readonly unseen: readonly Row[];
  /** Unnecessary exceptions: a journey names these rows, or they promise none. */
  readonly needless: readonly string[];
}

/** Compares what the rows promise with the rows that journeys name. */
export function seenInBrowser(rows: readonly Row[], named: ReadonlySet<string>, exceptions = NOT_IN_BROWSER): Seen {
  const promised = rows.filter(({ inBrowser }) => inBrowser);
  const due = promised.filter(({ id }) => !named.has(id));
  return {
    unseen: due.filter(({ id }) => exceptions[id] === undefined),
    needless: Object.keys(exceptions).filter((id) => !due.some((row) => row.id === id)),
  };
}
