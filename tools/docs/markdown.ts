/** Text of a cell: a bar would end it, and an angle bracket outside of code would be taken for HTML. */
const cell = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part.replaceAll('<', '&lt;') : part))
    .join('`');

/** A table in Markdown. */
export const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, headings.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

export const code = (text: string): string => `\`${text}\``;
