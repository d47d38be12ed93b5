/** An article before a number that Italian says with a vowel first: otto, ottanta, ottocento, ottomila, undici, undicimila. */
const ARTICLE = /\b(il|al|dal|del|nel|sul) (?=(?:8\d{0,2}|11)(?:\.\d{3})*(?!\d))/gi;

/** "A" before a name with the same vowel: `ad Alessia`. With a `d` of its own the name keeps the short one: `a Adele`. */
const TO = /(?<!\p{L})(a) (?=a(?!d))/giu;

/**
 * An Italian text whose articles fit the numbers that were filled in, `fino all’8 dicembre`, `l’11 marzo`, `dell’80%`,
 * and whose "a" fits the name: `Scrivi ad Alessia`. No catalogue can know what comes.
 */
export const elided = (text: string): string =>
  text
    .replace(ARTICLE, (_, article: string) => (article.toLowerCase() === 'il' ? `${article.startsWith('I') ? 'L' : 'l'}’` : `${article}l’`))
    .replace(TO, '$1d ');
