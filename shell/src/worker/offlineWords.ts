/** Words of the page shown when the site cannot be reached, by language. The worker has no catalogue. */
export const OFFLINE_WORDS = {
  it: {
    title: 'Sei offline',
    text: 'Senza rete qui non c’è ancora niente da leggere. La pagina si apre da sola appena la rete torna.',
    away: 'Il sito non si raggiunge',
    away_text: 'La rete c’è, ma il sito non risponde, e qui non c’è ancora niente da leggere. La pagina si apre da sola appena risponde.',
    retry: 'Riprova adesso',
  },
  de: {
    title: 'Du bist offline',
    text: 'Ohne Netz gibt es hier noch nichts zu lesen. Die Seite öffnet sich von selbst, sobald das Netz wieder da ist.',
    away: 'Die Seite ist nicht erreichbar',
    away_text:
      'Das Netz ist da, aber die Seite antwortet nicht, und hier gibt es noch nichts zu lesen. Sie öffnet sich von selbst, sobald sie antwortet.',
    retry: 'Jetzt noch einmal versuchen',
  },
  en: {
    title: 'You are offline',
    text: 'Without a network there is nothing to read here yet. The page opens by itself as soon as the network is back.',
    away: 'The site cannot be reached',
    away_text:
      'There is a network, but the site does not answer, and there is nothing to read here yet. The page opens by itself as soon as it does.',
    retry: 'Try again now',
  },
  es: {
    title: 'Estás sin conexión',
    text: 'Sin red todavía no hay nada que leer aquí. La página se abre sola en cuanto vuelva la red.',
    away: 'No se puede llegar al sitio',
    away_text: 'Hay red, pero el sitio no responde, y todavía no hay nada que leer aquí. La página se abre sola en cuanto responda.',
    retry: 'Probar ahora',
  },
  fr: {
    title: 'Tu es hors ligne',
    text: 'Sans réseau, il n’y a encore rien à lire ici. La page s’ouvre d’elle-même dès que le réseau revient.',
    away: 'Le site est injoignable',
    away_text:
      'Le réseau est là, mais le site ne répond pas, et il n’y a encore rien à lire ici. La page s’ouvre d’elle-même dès qu’il répond.',
    retry: 'Réessayer maintenant',
  },
  nl: {
    title: 'Je bent offline',
    text: 'Zonder netwerk valt hier nog niets te lezen. De pagina gaat vanzelf open zodra het netwerk terug is.',
    away: 'De site is niet bereikbaar',
    away_text:
      'Er is netwerk, maar de site antwoordt niet, en hier valt nog niets te lezen. De pagina gaat vanzelf open zodra ze antwoordt.',
    retry: 'Nu opnieuw proberen',
  },
  pl: {
    title: 'Jesteś offline',
    text: 'Bez sieci nie ma tu jeszcze nic do czytania. Strona otworzy się sama, gdy tylko sieć wróci.',
    away: 'Nie można połączyć się z serwisem',
    away_text: 'Sieć działa, ale serwis nie odpowiada, a nie ma tu jeszcze nic do czytania. Strona otworzy się sama, gdy tylko odpowie.',
    retry: 'Spróbuj teraz',
  },
} as const;
export type OfflineLanguage = keyof typeof OFFLINE_WORDS;
