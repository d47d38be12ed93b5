/** Escapes control characters, which would otherwise act on the terminal that shows them: `\u001b[2J` clears it. */
export const visible = (text: string): string =>
  text.replaceAll(
    /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Formats rows of cells as lines, each column as wide as its widest cell. Control characters are escaped. */
export function columns(given: readonly (readonly string[])[]): string[] {
  const rows = given.map((row) => row.map(visible));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** What `--json` prints. JSON itself escapes only some control characters. */
export const asJson = (value: unknown): string => JSON.stringify(value, null, 2).split('\n').map(visible).join('\n');
