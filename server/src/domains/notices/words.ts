import type { NoticeKind } from '@amarena/shared/contracts/account/notifications';
import type { Language } from '@amarena/shared/contracts/platform/languages';

type Forms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

interface NoticeWords {
  /** By kind: subject and title, the news (`#` is the number), the button. */
  readonly kinds: { readonly [Kind in NoticeKind]: { subject: string; title: string; news: Forms; button: string } };
  /** How many of them come from fictional profiles; `#` is the number. */
  readonly fictional: Forms;
  readonly discreet: string;
  readonly settings: string;
  readonly unsubscribe: string;
}

/** Texts of the notices. None names anyone: who it is can be seen on the site. */
export const NOTICE_WORDS: Readonly<Record<Language, NoticeWords>> = {
  it: {
    kinds: {
      messages: {
        subject: 'Hai un nuovo messaggio',
        title: 'Qualcuno ti ha scritto',
        news: { one: '1 messaggio non letto', other: '# messaggi non letti' },
        button: 'Leggi i messaggi',
      },
      likes: {
        subject: 'Hai una novità',
        title: 'Piaci a qualcuno',
        news: { one: '1 like nuovo', other: '# like nuovi' },
        button: 'Vedi i like',
      },
      visits: {
        subject: 'Hai una novità',
        title: 'Qualcuno ha guardato il tuo profilo',
        news: { one: '1 visita nuova', other: '# visite nuove' },
        button: 'Vedi le visite',
      },
      people: {
        subject: 'Hai una novità',
        title: 'Persone nuove da conoscere',
        news: { one: '1 persona nuova', other: '# persone nuove' },
        button: 'Guarda chi c’è',
      },
    },
    fictional: { one: 'di cui 1 da un profilo fittizio', other: 'di cui # da profili fittizi' },
    discreet: 'Nomi e foto restano nel sito.',
    settings: 'Scegli quali ricevere',
    unsubscribe: 'Non inviarmi più avvisi',
  },
  de: {
    kinds: {
      messages: {
        subject: 'Du hast eine neue Nachricht',
        title: 'Jemand hat dir geschrieben',
        news: { one: '1 ungelesene Nachricht', other: '# ungelesene Nachrichten' },
        button: 'Nachrichten lesen',
      },
      likes: {
        subject: 'Es gibt etwas Neues',
        title: 'Du gefällst jemandem',
        news: { one: '1 neues Like', other: '# neue Likes' },
        button: 'Likes ansehen',
      },
      visits: {
        subject: 'Es gibt etwas Neues',
        title: 'Jemand hat dein Profil angesehen',
        news: { one: '1 neuer Besuch', other: '# neue Besuche' },
        button: 'Besuche ansehen',
      },
      people: {
        subject: 'Es gibt etwas Neues',
        title: 'Neue Leute zum Kennenlernen',
        news: { one: '1 neue Person', other: '# neue Leute' },
        button: 'Ansehen, wer da ist',
      },
    },
    fictional: { one: 'davon 1 von einem fiktiven Profil', other: 'davon # von fiktiven Profilen' },
    discreet: 'Namen und Fotos bleiben auf der Seite.',
    settings: 'Auswählen, was du bekommst',
    unsubscribe: 'Keine Benachrichtigungen mehr schicken',
  },
  en: {
    kinds: {
      messages: {
        subject: 'You have a new message',
        title: 'Somebody wrote to you',
        news: { one: '1 unread message', other: '# unread messages' },
        button: 'Read the messages',
      },
      likes: {
        subject: 'Something new for you',
        title: 'Somebody likes you',
        news: { one: '1 new like', other: '# new likes' },
        button: 'See the likes',
      },
      visits: {
        subject: 'Something new for you',
        title: 'Somebody looked at your profile',
        news: { one: '1 new visit', other: '# new visits' },
        button: 'See the visits',
      },
      people: {
        subject: 'Something new for you',
        title: 'New people to meet',
        news: { one: '1 new person', other: '# new people' },
        button: 'See who is here',
      },
    },
    fictional: { one: '1 of them from a fictional profile', other: '# of them from fictional profiles' },
    discreet: 'Names and photos stay on the site.',
    settings: 'Choose which ones you get',
    unsubscribe: 'Send me no more notifications',
  },
  fr: {
    kinds: {
      messages: {
        subject: 'Tu as un nouveau message',
        title: 'Quelqu’un t’a écrit',
        news: { one: '1 message non lu', other: '# messages non lus' },
        button: 'Lire les messages',
      },
      likes: {
        subject: 'Il y a du nouveau',
        title: 'Tu plais à quelqu’un',
        news: { one: '1 nouveau like', other: '# nouveaux likes' },
        button: 'Voir les likes',
      },
      visits: {
        subject: 'Il y a du nouveau',
        title: 'Quelqu’un a regardé ton profil',
        news: { one: '1 nouvelle visite', other: '# nouvelles visites' },
        button: 'Voir les visites',
      },
      people: {
        subject: 'Il y a du nouveau',
        title: 'De nouvelles personnes à rencontrer',
        news: { one: '1 nouvelle personne', other: '# nouvelles personnes' },
        button: 'Voir qui est là',
      },
    },
    fictional: { one: 'dont 1 d’un profil fictif', other: 'dont # de profils fictifs' },
    discreet: 'Les noms et les photos restent sur le site.',
    settings: 'Choisir ce que tu reçois',
    unsubscribe: 'Ne plus m’envoyer de notifications',
  },
  es: {
    kinds: {
      messages: {
        subject: 'Tienes un mensaje nuevo',
        title: 'Alguien te ha escrito',
        news: { one: '1 mensaje sin leer', other: '# mensajes sin leer' },
        button: 'Leer los mensajes',
      },
      likes: {
        subject: 'Hay novedades',
        title: 'Le gustas a alguien',
        news: { one: '1 like nuevo', other: '# likes nuevos' },
        button: 'Ver los likes',
      },
      visits: {
        subject: 'Hay novedades',
        title: 'Alguien ha mirado tu perfil',
        news: { one: '1 visita nueva', other: '# visitas nuevas' },
        button: 'Ver las visitas',
      },
      people: {
        subject: 'Hay novedades',
        title: 'Gente nueva por conocer',
        news: { one: '1 persona nueva', other: '# personas nuevas' },
        button: 'Mira quién hay',
      },
    },
    fictional: { one: '1 de un perfil ficticio', other: '# de perfiles ficticios' },
    discreet: 'Los nombres y las fotos se quedan en el sitio.',
    settings: 'Elegir qué avisos recibir',
    unsubscribe: 'No enviarme más avisos',
  },
  nl: {
    kinds: {
      messages: {
        subject: 'Je hebt een nieuw bericht',
        title: 'Iemand heeft je geschreven',
        news: { one: '1 ongelezen bericht', other: '# ongelezen berichten' },
        button: 'Berichten lezen',
      },
      likes: {
        subject: 'Er is nieuws voor je',
        title: 'Iemand vindt je leuk',
        news: { one: '1 nieuwe like', other: '# nieuwe likes' },
        button: 'Likes bekijken',
      },
      visits: {
        subject: 'Er is nieuws voor je',
        title: 'Iemand heeft je profiel bekeken',
        news: { one: '1 nieuw bezoek', other: '# nieuwe bezoeken' },
        button: 'Bezoeken bekijken',
      },
      people: {
        subject: 'Er is nieuws voor je',
        title: 'Nieuwe mensen om te leren kennen',
        news: { one: '1 nieuwe persoon', other: '# nieuwe mensen' },
        button: 'Kijk wie er is',
      },
    },
    fictional: { one: 'waarvan 1 van een fictief profiel', other: 'waarvan # van fictieve profielen' },
    discreet: 'Namen en foto’s blijven op de site.',
    settings: 'Kies wat je ontvangt',
    unsubscribe: 'Stuur me geen meldingen meer',
  },
  pl: {
    kinds: {
      messages: {
        subject: 'Masz nową wiadomość',
        title: 'Ktoś do ciebie napisał',
        news: { one: '1 nieprzeczytana wiadomość', few: '# nieprzeczytane wiadomości', other: '# nieprzeczytanych wiadomości' },
        button: 'Przeczytaj wiadomości',
      },
      likes: {
        subject: 'Mamy coś nowego',
        title: 'Komuś się podobasz',
        news: { one: '1 nowe polubienie', few: '# nowe polubienia', other: '# nowych polubień' },
        button: 'Zobacz polubienia',
      },
      visits: {
        subject: 'Mamy coś nowego',
        title: 'Ktoś oglądał twój profil',
        news: { one: '1 nowa wizyta', few: '# nowe wizyty', other: '# nowych wizyt' },
        button: 'Zobacz wizyty',
      },
      people: {
        subject: 'Mamy coś nowego',
        title: 'Nowe osoby do poznania',
        news: { one: '1 nowa osoba', few: '# nowe osoby', other: '# nowych osób' },
        button: 'Zobacz, kto tu jest',
      },
    },
    fictional: { one: 'w tym 1 od profilu fikcyjnego', other: 'w tym # od profili fikcyjnych' },
    discreet: 'Imiona i zdjęcia pozostają w serwisie.',
    settings: 'Wybierz, co otrzymujesz',
    unsubscribe: 'Nie wysyłaj mi powiadomień',
  },
};

const filled = (language: Language, forms: Forms, count: number): string =>
  (forms[new Intl.PluralRules(language).select(count)] ?? forms.other).replace('#', new Intl.NumberFormat(language).format(count));

/** The news in one line, with the number of fictional ones. */
export function newsLine(language: Language, kind: NoticeKind, { count, fictional }: { count: number; fictional: number }): string {
  const words = NOTICE_WORDS[language];
  const line = filled(language, words.kinds[kind].news, count);
  return fictional === 0 ? `${line}.` : `${line}, ${filled(language, words.fictional, fictional)}.`;
}
