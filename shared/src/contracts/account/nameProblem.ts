import { USERNAME_LENGTH } from '../platform/fieldBounds.ts';
import { isReservedName, namesPlace } from './reservedNames.ts';

/** Why a name is refused. */
export type NameProblem =
  | 'name_is_email'
  | 'name_starts_with_at'
  | 'name_length'
  | 'name_characters'
  | 'name_mixed'
  | 'name_reserved'
  | 'name_address';

/** Letters, digits, `.` `_` `-`, and single spaces between words. */
const NAME = /^[\p{L}\p{M}\d._-]+(?: [\p{L}\p{M}\d._-]+)*$/u;

/** Alphabets that are used together; letters of two of these rows never occur in one name. */
const ALPHABETS = [
  /^\p{Script=Latin}$/u,
  /^\p{Script=Cyrillic}$/u,
  /^\p{Script=Greek}$/u,
  /^\p{Script=Armenian}$/u,
  /^\p{Script=Georgian}$/u,
  /^\p{Script=Hebrew}$/u,
  /^\p{Script=Arabic}$/u,
  /^\p{Script=Devanagari}$/u,
  /^\p{Script=Bengali}$/u,
  /^\p{Script=Gurmukhi}$/u,
  /^\p{Script=Gujarati}$/u,
  /^\p{Script=Tamil}$/u,
  /^\p{Script=Telugu}$/u,
  /^\p{Script=Kannada}$/u,
  /^\p{Script=Malayalam}$/u,
  /^\p{Script=Sinhala}$/u,
  /^\p{Script=Thai}$/u,
  /^\p{Script=Ethiopic}$/u,
  // Both kana share the long vowel mark.
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u,
  /^[\p{Script=Han}\p{Script=Hangul}]$/u,
];
/** Phonetic Latin letters, which look like ordinary ones, except for the few that occur in names. */
const PHONETIC = /[\u01C0-\u01C3\u0250-\u0252\u0255\u0258\u025A\u025C-\u0262\u0264-\u02AF\u1D00-\u1DBF\uA730-\uA7FF\uAB30-\uAB6F]/;
/** Alphabets whose letters have at most one diacritic; others, such as Devanagari, need two. */
const ONE_MARK = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]\p{M}{2}/u;
const TOO_MANY_MARKS = /\p{M}{3}|(?:^|[^\p{L}\p{M}])\p{M}/u;

/** Endings that make programs turn a name into a link. */
const TOP_LEVEL =
  /\.(?:com|net|org|info|biz|eu|it|de|fr|es|nl|pl|uk|us|ch|at|be|ie|ca|au|nz|ru|cn|io|co|me|tv|cc|app|dev|xyz|top|link|live|love|dating|date|chat|cam|sex|porn|club|site|online|shop|store|page|web|click|vip|fun|ly|gg|tk)(?![\p{L}\p{M}\d])/iu;
const WWW = /(?:^|[^\p{L}\d])www\d?[._-]/iu;

function isOfOneAlphabet(name: string): boolean {
  const letters = [...name].filter((character) => /\p{L}/u.test(character));
  return ALPHABETS.some((alphabet) => letters.every((letter) => alphabet.test(letter)));
}

function hasOddCharacters(name: string): boolean {
  const composed = name.normalize('NFC');
  if (!NAME.test(name) || !/\p{L}/u.test(name) || PHONETIC.test(name)) return true;
  // Wide, mathematical and joined letters only imitate others.
  return ONE_MARK.test(composed) || TOO_MANY_MARKS.test(composed) || composed !== name.normalize('NFKC');
}

/**
 * Rules of a user name, for browser and server: 3 to 20 letters of one alphabet, digits, `.` `_` `-` and single spaces
 * between words, with at least one letter; not the e-mail address, no address on the web or with another service, no
 * leading `@`, and nothing that suggests the people who run the site.
 */
export function nameProblem(name: string, email: string): NameProblem | null {
  if (name.startsWith('@')) return 'name_starts_with_at';
  if (name !== '' && name.toLowerCase() === email.trim().toLowerCase()) return 'name_is_email';
  const length = [...name].length;
  if (length < USERNAME_LENGTH.min || length > USERNAME_LENGTH.max) return 'name_length';
  if (hasOddCharacters(name)) return 'name_characters';
  if (!isOfOneAlphabet(name)) return 'name_mixed';
  if (WWW.test(name) || TOP_LEVEL.test(name) || namesPlace(name)) return 'name_address';
  return isReservedName(name) ? 'name_reserved' : null;
}
