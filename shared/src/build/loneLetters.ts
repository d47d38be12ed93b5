import type { Language } from '../contracts/platform/languages.ts';

const NO_BREAK = '\u00a0';

/** A one-letter word and the space after it, before a word, a number, a quote, a tag, an accent, a link or a placeholder. */
const LONE_LETTER = /(?<![\p{L}\p{N}])([aiouwz]) (?=[\p{L}\p{N}„<{*[])/giu;

/** Polish typography: no line ends with `w`, `z`, `i`, `o`, `u` or `a`, so they are bound to the next word. */
export const bindLoneLetters = (text: string): string => text.replace(LONE_LETTER, `$1${NO_BREAK}`);

/** Typeset text, for texts that no build processes: documents, mails, landers. */
export const typeset = (language: Language, text: string): string => (language === 'pl' ? bindLoneLetters(text) : text);

/** The rule as a loader for the Polish catalogues of a build. Authors type plain spaces, so they cannot forget it. */
export default bindLoneLetters;

/** Polish catalogues. */
export const POLISH = /[\\/]pl\.ts$/;
