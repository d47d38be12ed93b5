import type { Language } from '@amarena/shared/contracts/languages';

/** Words for a shell that cannot start. They stand in its first script, because by then nothing else may arrive. */
export const FAILURE_WORDS: Readonly<Record<Language, { title: string; text: string; reload: string }>> = {
  it: {
    title: 'La pagina non è riuscita a partire',
    text: 'È un problema nostro, non tuo: quello che è arrivato non è leggibile. Ricarica la pagina; se non basta, riprova tra qualche minuto.',
    reload: 'Ricarica la pagina',
  },
  de: {
    title: 'Die Seite konnte nicht starten',
    text: 'Das liegt an uns, nicht an dir: Was angekommen ist, lässt sich nicht lesen. Lade die Seite neu; wenn das nicht reicht, versuch es in ein paar Minuten noch einmal.',
    reload: 'Seite neu laden',
  },
  en: {
    title: 'The page could not start',
    text: 'It is our problem, not yours: what arrived cannot be read. Reload the page; if that is not enough, try again in a few minutes.',
    reload: 'Reload the page',
  },
  es: {
    title: 'La página no ha podido arrancar',
    text: 'Es un problema nuestro, no tuyo: lo que ha llegado no se puede leer. Recarga la página; si no basta, inténtalo en unos minutos.',
    reload: 'Recargar la página',
  },
  fr: {
    title: 'La page n’a pas pu démarrer',
    text: 'C’est notre problème, pas le tien : ce qui est arrivé est illisible. Recharge la page ; si cela ne suffit pas, réessaie dans quelques minutes.',
    reload: 'Recharger la page',
  },
  nl: {
    title: 'De pagina kon niet starten',
    text: 'Het ligt aan ons, niet aan jou: wat aankwam is niet te lezen. Laad de pagina opnieuw; lukt dat niet, probeer het over een paar minuten nog eens.',
    reload: 'Pagina opnieuw laden',
  },
  pl: {
    title: 'Strona nie mogła się uruchomić',
    text: 'To nasz problem, nie twój: tego, co dotarło, nie da się odczytać. Odśwież stronę; jeśli to nie pomoże, spróbuj za kilka minut.',
    reload: 'Odśwież stronę',
  },
};
