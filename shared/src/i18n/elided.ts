/** An article before a number that starts with a vowel in Italian: otto, ottanta, ottocento, ottomila, undici, undicimila. */
const ARTICLE = /\b(il|al|dal|del|nel|sul) (?=(?:8\d{0,2}|11)(?:\.\d{3})*(?!\d))/gi;

/** "A" before a name with the same vowel: `ad Alessia`. If a `d` follows the vowel, it stays short: `a Adele`. */
const TO = /(?<!\p{L})(a) (?=a(?!d))/giu;

/**
 * Adapts articles in an Italian text to the inserted numbers, `fino all’8 dicembre`, `l’11 marzo`, `dell’80%`, and "a"
 * to an inserted name: `Scrivi ad Alessia`. A catalogue cannot know the values.
 */
export const elided = (text: string): string =>
  text
    .replace(ARTICLE, (_, article: string) => (article.toLowerCase() === 'il' ? `${article.startsWith('I') ? 'L' : 'l'}’` : `${article}l’`))
    .replace(TO, '$1d ');
