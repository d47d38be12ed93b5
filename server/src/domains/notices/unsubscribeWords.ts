import type { Language } from '@amarena/shared/contracts/platform/languages';

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
    title: 'Keine Benachrichtigungen mehr per E-Mail?',
    text: 'E-Mails zu Zahlungen und zur Sicherheit bekommst du weiterhin.',
    button: 'Keine Benachrichtigungen mehr schicken',
    done: 'Erledigt: Du bekommst keine Benachrichtigungen mehr. In den Einstellungen kannst du sie jederzeit wieder einschalten.',
    back: 'Zurück zur Seite',
  },
  en: {
    title: 'Stop e-mail notifications?',
    text: 'You will still get e-mails about payments and security.',
    button: 'Send me no more notifications',
    done: 'Done: we will send you no more notifications. You can switch them on again in the settings.',
    back: 'Back to the site',
  },
  fr: {
    title: 'Arrêter les notifications par e-mail ?',
    text: 'Tu recevras toujours les e-mails sur les paiements et la sécurité.',
    button: 'Ne plus m’envoyer de notifications',
    done: 'C’est fait : nous ne t’envoyons plus de notifications. Tu peux les réactiver dans les réglages.',
    back: 'Retour au site',
  },
  es: {
    title: '¿Dejar de recibir avisos por correo?',
    text: 'Los correos sobre pagos y seguridad te seguirán llegando.',
    button: 'No enviarme más avisos',
    done: 'Hecho: no te enviaremos más avisos. Puedes volver a activarlos en los ajustes.',
    back: 'Volver al sitio',
  },
  nl: {
    title: 'Geen meldingen meer per e-mail?',
    text: 'E-mails over betalingen en veiligheid blijf je ontvangen.',
    button: 'Stuur me geen meldingen meer',
    done: 'Klaar: we sturen je geen meldingen meer. In de instellingen kun je ze weer aanzetten.',
    back: 'Terug naar de site',
  },
  pl: {
    title: 'Wyłączyć powiadomienia e-mail?',
    text: 'Wiadomości o płatnościach i bezpieczeństwie nadal będą przychodzić.',
    button: 'Nie wysyłaj mi powiadomień',
    done: 'Gotowe: nie wysyłamy ci już powiadomień. Możesz je włączyć ponownie w ustawieniach.',
    back: 'Wróć do serwisu',
  },
};
