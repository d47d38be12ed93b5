import type { Language } from '../contracts/languages.ts';

const NO_BREAK = '\u00a0';

/** A word of one letter with the space behind it, before a word, a number, a quote, a tag, an accent, a link or a value that is filled in. */
const LONE_LETTER = /(?<![\p{L}\p{N}])([aiouwz]) (?=[\p{L}\p{N}„<{*[])/giu;

/** Polish text as it is set: no line ends with `w`, `z`, `i`, `o`, `u` or `a`, which belong to the word that follows. */
export const bindLoneLetters = (text: string): string => text.replace(LONE_LETTER, `$1${NO_BREAK}`);

/** Text in a language as it is set, for what no build goes over: documents, mails, landers. */
export const asSet = (language: Language, text: string): string => (language === 'pl' ? bindLoneLetters(text) : text);

/** The rule for the Polish catalogues of a build, as a loader. Nobody types it into the texts, so that nobody forgets it. */
export default bindLoneLetters;

/** Catalogues in Polish. */
export const POLISH = /[\\/]pl\.ts$/;
