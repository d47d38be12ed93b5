/** The text as patterns read it: small letters without accents, as people type in a hurry. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss');

const escaped = (word: string): string => word.replace(/[.?+()[\]{}|\\^$]/g, '\\$&').replace(/\*$/, '\\p{L}*');

/** Finds one of the words in a folded text, as a whole word; `*` at the end of one stands for any ending. */
export const wordsPattern = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map((word) => escaped(folded(word))).join('|')})(?![\\p{L}\\p{N}])`, 'u');

/** The same pattern for a folded text. */
export const foldedPattern = (pattern: RegExp): RegExp =>
  new RegExp(pattern.source.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ł', 'l'), 'u');
