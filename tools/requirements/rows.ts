export interface Row {
  readonly id: string;
  readonly owner: string;
  readonly statement: string;
  /** Level of the test and what it observes. */
  readonly seen: string;
  /** True if it promises to be seen in a browser. */
  readonly inBrowser: boolean;
}

const ID = /^[A-Z]{2,3}-\d{2}$/;

/** The rows of the tables in `docs/requirements.md`. A `|` inside a cell is written as `\|`. */
export function rowsIn(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const [, id = '', owner = '', statement = '', seen = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return ID.test(id) ? [{ id, owner, statement, seen, inBrowser: /\be2e\b/.test(seen) }] : [];
  });
}
