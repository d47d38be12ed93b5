import type { Language } from '@amarena/shared/contracts/languages';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly done: string;
  readonly back: string;
}

export const UNSUBSCRIBE_WORDS: Readonly<Record<Language, Words>> = {
  it: {
    title: 'Basta avvisi per e-mail?',
    text: 'Le e-mail su pagamenti e sicurezza continuano ad arrivarti.',
    button: 'Non inviarmi più avvisi',
    done: 'Fatto: non ti mandiamo più avvisi. Li riattivi quando vuoi dalle impostazioni.',
    back: 'Torna al sito',
  },
  de: {
    title: 'Keine Hinweise mehr per E-Mail?',
    text: 'E-Mails zu Zahlungen und zur Sicherheit bekommst du weiterhin.',
    button: 'Keine Hinweise mehr schicken',
    done: 'Erledigt: Du bekommst keine Hinweise mehr. In den Einstellungen kannst du sie jederzeit wieder einschalten.',
    back: 'Zurück zur Website',
  },
  en: {
    title: 'No more notices by e-mail?',
    text: 'Mails about payments and security still reach you.',
    button: 'Send me no more notices',
    done: 'Done: we send you no more notices. You can switch them on again in the settings.',
    back: 'Back to the site',
  },
  fr: {
    title: 'Plus d’avis par e-mail ?',
    text: 'Les e-mails sur les paiements et la sécurité t’arrivent toujours.',
    button: 'Ne plus m’envoyer d’avis',
    done: 'C’est fait : nous ne t’envoyons plus d’avis. Tu peux les réactiver dans les paramètres.',
    back: 'Retour au site',
  },
  es: {
    title: '¿No más avisos por correo?',
    text: 'Los correos sobre pagos y seguridad te siguen llegando.',
    button: 'No enviarme más avisos',
    done: 'Hecho: no te enviamos más avisos. Puedes volver a activarlos en los ajustes.',
    back: 'Volver al sitio',
  },
  nl: {
    title: 'Geen meldingen meer per e-mail?',
    text: 'E-mails over betalingen en veiligheid blijf je ontvangen.',
    button: 'Stuur me geen meldingen meer',
    done: 'Klaar: we sturen je geen meldingen meer. In de instellingen zet je ze weer aan.',
    back: 'Terug naar de site',
  },
  pl: {
    title: 'Koniec powiadomień e-mail?',
    text: 'Wiadomości o płatnościach i bezpieczeństwie nadal będą przychodzić.',
    button: 'Nie wysyłaj mi powiadomień',
    done: 'Gotowe: nie wysyłamy ci już powiadomień. Możesz je włączyć ponownie w ustawieniach.',
    back: 'Wróć na stronę',
  },
};
