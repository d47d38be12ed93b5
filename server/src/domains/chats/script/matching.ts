/** The text in lower case and without accents, the way people type in a hurry. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss');

const escaped = (word: string): string => word.replace(/[.?+()[\]{}|\\^$]/g, '\\$&').replace(/\*$/, '\\p{L}*');

/** Matches one of the words in a folded text, as a whole word; a trailing `*` stands for any ending. */
export const wordsPattern = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map((word) => escaped(folded(word))).join('|')})(?![\\p{L}\\p{N}])`, 'u');

/** The same pattern for a folded text. */
export const foldedPattern = (pattern: RegExp): RegExp =>
  new RegExp(pattern.source.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ł', 'l'), 'u');
