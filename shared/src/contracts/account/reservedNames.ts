/** Characters that can be mistaken for another, mapped to that one: digits for letters, and letters of other alphabets. */
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

/** A text as a quick reader sees it: lower case, without diacritics, look-alikes unified, `rn` as `m`. */
const seenAs = (text: string): string =>
  [...text.normalize('NFKD').toLowerCase()]
    .filter((character) => !/\p{M}/u.test(character))
    .map((character) => READ_AS[character] ?? character)
    .join('')
    .replaceAll('rn', 'm');

/** The site's name in European alphabets: not allowed in any part of a name. */
const BRANDS = ['amarena', 'амарена', 'αμαρενα'].map(seenAs);

/** Words for the people and things of a site, in its seven languages: not allowed as a name, or as a word of one. */
const RESERVED = new Set(
  [
    // Every language
    'admin administrator administration administrators root system sysadmin webmaster postmaster hostmaster mailer daemon noreply abuse security',
    'support helpdesk service staff team official moderator mod moderation editor developer operator bot',
    'billing payments verified premium newsletter info help contact legal privacy null undefined anonymous',
    // Italian, German, French, Spanish, Dutch, Polish
    'amministratore amministratori amministratrice amministrazione moderatore moderatori moderatrice moderazione assistenza supporto redazione ufficiale sicurezza pagamenti verificato aiuto contatti',
    'administratoren administratorin moderatoren moderatorin verwaltung kundendienst kundenservice hilfe offiziell sicherheit zahlungen redaktion kontakt geprüft',
    'administrateur administratrice modérateur modératrice modération assistance équipe officiel sécurité paiements vérifié rédaction aide',
    'administración administrador administradora administradores moderador moderadora moderadores moderación soporte asistencia ayuda equipo oficial seguridad pagos verificado contacto',
    'administratie beheer beheerder moderatie klantenservice ondersteuning officieel beveiliging betalingen geverifieerd hulp',
    'administracja administratorka administratorzy moderatorka moderatorzy moderacja obsługa wsparcie pomoc zespół oficjalny bezpieczeństwo płatności zweryfikowany kontakt',
    'админ администратор модератор поддержка',
  ]
    .flatMap((row) => row.split(' '))
    .map(seenAs),
);

/** Words that make a reserved word sound official, and are harmless alone: `kundensupport`, `chatadmin`. */
const QUALIFIERS = new Set(
  [
    'the your our my real original customer client user member account profile site website web online internet live chat dating date app desk center centre head chief global international',
    'il la clienti cliente utenti utente membri conto sito servizio centro ufficio',
    'kunden nutzer mitglieder konto seiten kanzlei zentrale chef',
    'le clients utilisateurs membres compte centrale bureau',
    'el clientes usuarios miembros cuenta sitio servicio oficina',
    'de het klanten klant gebruikers leden dienst',
    'klienta klientów użytkowników konta serwis serwisu biuro',
  ]
    .flatMap((row) => row.split(' '))
    .map(seenAs),
);

/** Other services to which a name could lead people. */
const PLACES = [
  'onlyfans',
  'fansly',
  'telegram',
  'whatsapp',
  'instagram',
  'snapchat',
  'tiktok',
  'facebook',
  'discord',
  'paypal',
  'cashapp',
  'revolut',
].map(seenAs);

/** Real surnames that resemble the site's name. */
const NAMESAKES = ['camarena'].map(seenAs);

const trimmedDigits = (word: string): string => word.replace(/^\d+|\d+$/g, '');

/** True for one of the words, also in the plural, or several of them joined, with their qualifiers. */
function isOfWords(word: string): boolean {
  const isReserved = (part: string): boolean => RESERVED.has(part) || RESERVED.has(part.replace(/s$/, ''));
  // For each length of a prefix made of known words: whether one of them is reserved.
  const known = new Map<number, boolean>([[0, false]]);
  for (let end = 1; end <= word.length; end += 1) {
    for (const [start, speaks] of [...known]) {
      const part = word.slice(start, end);
      if (isReserved(part)) known.set(end, true);
      else if (QUALIFIERS.has(part)) known.set(end, speaks || known.get(end) === true);
    }
  }
  return known.get(word.length) === true;
}

const undoubled = (text: string): string => text.replace(/(.)\1+/gu, '$1');

/** Variants of a text with two neighbouring letters swapped. */
const swapped = (text: string): string[] =>
  [...text].slice(1).map((_letter, at) => text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2));

/** The site's name and what a quick reader mistakes for it: one letter doubled, or two swapped. */
const BRANDS_MISREAD = BRANDS.flatMap((brand) => [brand, ...swapped(brand).map(seenAs)]);

function hasBrand(seen: string): boolean {
  const rest = NAMESAKES.reduce((text, namesake) => text.replaceAll(namesake, ' '), undoubled(seen));
  return BRANDS.some((brand) => rest.includes(brand)) || BRANDS_MISREAD.includes(rest);
}

/** True if a name leads to another service, where the site cannot protect its members. */
export const namesPlace = (name: string): boolean => {
  const seen = seenAs(name.replace(/[\s._-]+/gu, ''));
  return PLACES.some((place) => seen.includes(place));
};

/** True if a name seems to speak for the site: one of its words, also with digits around it or look-alike letters in it. */
export function isReservedName(name: string): boolean {
  const words = name.split(/[\s._-]+/u);
  const forms = [...words, words.join('')];
  const seen = forms.flatMap((word) => [seenAs(word), seenAs(trimmedDigits(word))]);
  return seen.some(isOfWords) || hasBrand(seenAs(words.join('')));
}
