import type { Language } from '@amarena/shared/contracts/platform/languages';

/** Words for one and several fictional profiles, for texts that mention them. */
export const FICTIONAL_NAMES: Readonly<Record<Language, { readonly singular: string; readonly plural: string }>> = {
  it: { singular: 'profilo fittizio', plural: 'profili fittizi' },
  de: { singular: 'fiktives Profil', plural: 'fiktive Profile' },
  en: { singular: 'fictional profile', plural: 'fictional profiles' },
  es: { singular: 'perfil ficticio', plural: 'perfiles ficticios' },
  fr: { singular: 'profil fictif', plural: 'profils fictifs' },
  nl: { singular: 'fictief profiel', plural: 'fictieve profielen' },
  pl: { singular: 'profil fikcyjny', plural: 'profile fikcyjne' },
};

/** Title and description of the site, for search engines and shared links. */
export const SITE_TEXTS: Readonly<Record<Language, { readonly index_title: string; readonly description: string }>> = {
  it: {
    index_title: 'Amarena: incontri e chat per adulti',
    description: 'Conosci persone vicino a te, scrivi quando vuoi e spendi solo quello che decidi.',
  },
  de: {
    index_title: 'Amarena: Dating und Chat für Erwachsene',
    description: 'Lerne Menschen in deiner Nähe kennen, schreib, wann du willst, und zahl nur, was du festlegst.',
  },
  en: {
    index_title: 'Amarena: dating and chat for adults',
    description: 'Meet people near you, write whenever you like and spend only what you decide.',
  },
  es: {
    index_title: 'Amarena: citas y chat para adultos',
    description: 'Conoce gente cerca de ti, escribe cuando quieras y gasta solo lo que decidas.',
  },
  fr: {
    index_title: 'Amarena : rencontres et chat pour adultes',
    description: 'Rencontre du monde près de chez toi, écris quand tu veux et ne dépense que ce que tu décides.',
  },
  nl: {
    index_title: 'Amarena: daten en chatten voor volwassenen',
    description: 'Leer mensen bij jou in de buurt kennen, schrijf wanneer je wilt en geef alleen uit wat jij bepaalt.',
  },
  pl: {
    index_title: 'Amarena: randki i czat dla dorosłych',
    description: 'Poznawaj osoby z okolicy, pisz, kiedy chcesz, i wydawaj tylko tyle, ile postanowisz.',
  },
};
