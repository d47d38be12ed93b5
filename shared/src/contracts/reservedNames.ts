/** Characters that are read as another, in their plain form: digits for letters, and letters of other alphabets. */
const READ_AS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['0οоօ', 'o'],
    ['1iіıιїⅼ|', 'l'],
    ['3еεёє', 'e'],
    ['4аα', 'a'],
    ['5ѕ', 's'],
    ['7тτ', 't'],
    ['вβ', 'b'],
    ['сϲ', 'c'],
    ['ԁɗ', 'd'],
    ['һн', 'h'],
    ['ј', 'j'],
    ['кκ', 'k'],
    ['мμ', 'm'],
    ['пηո', 'n'],
    ['рρ', 'p'],
    ['ԛ', 'q'],
    ['г', 'r'],
    ['ν', 'v'],
    ['ԝω', 'w'],
    ['хχ', 'x'],
    ['уγ', 'y'],
  ].flatMap(([many = '', one = '']) => [...many].map((character) => [character, one])),
);

/** What a hasty reader sees: small letters without marks, look-alikes as one letter, `rn` as `m`. */
const seenAs = (text: string): string =>
  [...text.normalize('NFKD').toLowerCase()]
    .filter((character) => !/\p{M}/u.test(character))
    .map((character) => READ_AS[character] ?? character)
    .join('')
    .replaceAll('rn', 'm');

/** The site itself, in the alphabets of Europe: in no part of a name. */
const BRANDS = ['amarena', 'амарена', 'αμαρενα'].map(seenAs);

/** Words for the people and things of a site, in its seven languages: as a name, or as a word of one. */
const RESERVED = new Set(
  [
    // Every language
    'admin administrator root system sysadmin webmaster postmaster hostmaster mailer daemon noreply abuse security',
    'support helpdesk service staff team official moderator mod moderation editor developer operator bot',
    'billing payments verified premium newsletter info help contact legal privacy null undefined anonymous',
    // Italian, German, French, Spanish, Dutch, Polish
    'amministratore amministrazione moderatore moderatrice moderazione assistenza supporto redazione ufficiale sicurezza pagamenti verificato aiuto contatti',
    'administratorin moderatorin verwaltung kundendienst kundenservice hilfe offiziell sicherheit zahlungen redaktion kontakt geprüft',
    'administrateur administratrice modérateur modératrice modération assistance équipe officiel sécurité paiements vérifié rédaction aide',
    'administrador administradora moderador moderadora moderación soporte asistencia ayuda equipo oficial seguridad pagos verificado contacto',
    'beheer beheerder moderatie klantenservice ondersteuning officieel beveiliging betalingen geverifieerd hulp',
    'administratorka moderatorka moderacja obsługa wsparcie pomoc zespół oficjalny bezpieczeństwo płatności zweryfikowany kontakt',
    'админ администратор модератор поддержка',
  ]
    .flatMap((row) => row.split(' '))
    .map(seenAs),
);

const trimmedDigits = (word: string): string => word.replace(/^\d+|\d+$/g, '');

/** One of the words, also in the plural, or two of them written as one. */
function isOfWords(word: string): boolean {
  const isWord = (part: string): boolean => RESERVED.has(part) || RESERVED.has(part.replace(/s$/, ''));
  return isWord(word) || [...word].some((_letter, at) => RESERVED.has(word.slice(0, at)) && isWord(word.slice(at)));
}

/** Whether a name speaks for the site: one of its words, also with digits around it or look-alike letters in it. */
export function isReservedName(name: string): boolean {
  const words = name.split(/[\s._-]+/u);
  const forms = [...words, words.join('')];
  const seen = forms.flatMap((word) => [seenAs(word), seenAs(trimmedDigits(word))]);
  return seen.some(isOfWords) || BRANDS.some((brand) => seenAs(words.join('')).includes(brand));
}
