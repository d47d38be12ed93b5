import type { Language } from '@amarena/shared/contracts/platform/languages';

interface Asking {
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

/** What the page of a mailed link says without scripts: before the button is pressed, and what happened then. */
export interface MailedLinkWords {
  readonly activation: Asking;
  readonly reactivation: Asking;
  readonly mail_change: Asking;
  readonly release: Asking;
  readonly activated: string;
  readonly activated_before: string;
  readonly reactivated: string;
  readonly changed: string;
  readonly undone: string;
  readonly failed: string;
  readonly login: string;
}

export const MAILED_LINK_WORDS: Readonly<Record<Language, MailedLinkWords>> = {
  it: {
    activation: {
      title: 'Confermi il tuo indirizzo?',
      text: 'Da quel momento gli altri vedono il tuo profilo e puoi scrivere e mettere like.',
      button: 'Conferma l’indirizzo',
    },
    reactivation: {
      title: 'Vuoi riattivare il tuo account?',
      text: 'Profilo, messaggi e foto tornano come li hai lasciati.',
      button: 'Riattiva il mio account',
    },
    mail_change: {
      title: 'Vuoi usare questo indirizzo?',
      text: 'Il cambio vale solo dopo che premi il pulsante.',
      button: 'Conferma',
    },
    release: {
      title: 'Liberare questo indirizzo?',
      text: 'L’iscrizione che nessuno ha confermato sparisce, e puoi iscriverti tu.',
      button: 'Libera l’indirizzo',
    },
    activated: 'L’iscrizione è confermata.',
    activated_before: 'Il tuo indirizzo è già confermato.',
    reactivated: 'Bentornato: il tuo account è di nuovo attivo.',
    changed: 'Il nuovo indirizzo è confermato.',
    undone:
      'Il cambio è annullato e tutte le sessioni sono terminate. Ti abbiamo mandato un collegamento per scegliere una password nuova.',
    failed: 'Questo collegamento non funziona più.',
    login: 'Accedi',
  },
  de: {
    activation: {
      title: 'Adresse bestätigen?',
      text: 'Danach sehen andere dein Profil, und du kannst schreiben und Likes vergeben.',
      button: 'Adresse bestätigen',
    },
    reactivation: {
      title: 'Konto wieder aktivieren?',
      text: 'Profil, Nachrichten und Fotos sind dann wieder da, wie du sie verlassen hast.',
      button: 'Mein Konto zurückholen',
    },
    mail_change: {
      title: 'Diese Adresse verwenden?',
      text: 'Die Änderung gilt erst, wenn du auf die Schaltfläche tippst.',
      button: 'Bestätigen',
    },
    release: {
      title: 'Diese Adresse freigeben?',
      text: 'Die Anmeldung, die niemand bestätigt hat, verschwindet, und du kannst dich selbst anmelden.',
      button: 'Adresse freigeben',
    },
    activated: 'Deine Anmeldung ist bestätigt.',
    activated_before: 'Deine Adresse ist schon bestätigt.',
    reactivated: 'Willkommen zurück: Dein Konto ist wieder aktiv.',
    changed: 'Die neue Adresse ist bestätigt.',
    undone: 'Die Änderung ist zurückgenommen, alle Sitzungen sind beendet. Wir haben dir einen Link für ein neues Passwort geschickt.',
    failed: 'Dieser Link funktioniert nicht mehr.',
    login: 'Einloggen',
  },
  en: {
    activation: {
      title: 'Confirm your address?',
      text: 'From then on others can see your profile, and you can write to people and like them.',
      button: 'Confirm the address',
    },
    reactivation: {
      title: 'Bring your account back?',
      text: 'Your profile, messages and photos return as you left them.',
      button: 'Bring my account back',
    },
    mail_change: {
      title: 'Use this address?',
      text: 'Nothing changes until you press the button.',
      button: 'Confirm',
    },
    release: {
      title: 'Free this address?',
      text: 'The sign-up that nobody confirmed goes away, and you can sign up yourself.',
      button: 'Free the address',
    },
    activated: 'Your sign-up is confirmed.',
    activated_before: 'Your address is already confirmed.',
    reactivated: 'Welcome back: your account is active again.',
    changed: 'The new address is confirmed.',
    undone: 'The change is undone and all sessions have ended. We have sent you a link to choose a new password.',
    failed: 'This link no longer works.',
    login: 'Log in',
  },
  es: {
    activation: {
      title: '¿Confirmas tu dirección?',
      text: 'Desde entonces los demás ven tu perfil y tú puedes escribir y dar me gusta.',
      button: 'Confirmar la dirección',
    },
    reactivation: {
      title: '¿Quieres recuperar tu cuenta?',
      text: 'Tu perfil, tus mensajes y tus fotos vuelven como los dejaste.',
      button: 'Recuperar mi cuenta',
    },
    mail_change: {
      title: '¿Quieres usar esta dirección?',
      text: 'El cambio solo vale cuando pulsas el botón.',
      button: 'Confirmar',
    },
    release: {
      title: '¿Quieres liberar esta dirección?',
      text: 'El registro que nadie confirmó desaparece y puedes registrarte tú.',
      button: 'Liberar la dirección',
    },
    activated: 'Tu registro está confirmado.',
    activated_before: 'Tu dirección ya está confirmada.',
    reactivated: 'Te damos la bienvenida de nuevo: tu cuenta vuelve a estar activa.',
    changed: 'La nueva dirección está confirmada.',
    undone: 'El cambio se ha deshecho y se han cerrado todas las sesiones. Te hemos enviado un enlace para elegir una contraseña nueva.',
    failed: 'Este enlace ya no funciona.',
    login: 'Iniciar sesión',
  },
  fr: {
    activation: {
      title: 'Confirmer ton adresse ?',
      text: 'Les autres verront alors ton profil, et tu pourras écrire et liker.',
      button: 'Confirmer l’adresse',
    },
    reactivation: {
      title: 'Réactiver ton compte ?',
      text: 'Ton profil, tes messages et tes photos reviennent comme tu les as laissés.',
      button: 'Réactiver mon compte',
    },
    mail_change: {
      title: 'Utiliser cette adresse ?',
      text: 'Rien ne change tant que tu n’as pas appuyé sur le bouton.',
      button: 'Confirmer',
    },
    release: {
      title: 'Libérer cette adresse ?',
      text: 'L’inscription que personne n’a confirmée disparaît, et tu peux t’inscrire toi-même.',
      button: 'Libérer l’adresse',
    },
    activated: 'Ton inscription est confirmée.',
    activated_before: 'Ton adresse est déjà confirmée.',
    reactivated: 'Te revoilà : ton compte est de nouveau actif.',
    changed: 'La nouvelle adresse est confirmée.',
    undone:
      'Le changement est annulé et toutes les sessions sont terminées. Nous t’avons envoyé un lien pour choisir un nouveau mot de passe.',
    failed: 'Ce lien ne fonctionne plus.',
    login: 'Se connecter',
  },
  nl: {
    activation: {
      title: 'Je adres bevestigen?',
      text: 'Daarna zien anderen je profiel en kun je berichten sturen en likes geven.',
      button: 'Adres bevestigen',
    },
    reactivation: {
      title: 'Je account terughalen?',
      text: 'Je profiel, berichten en foto’s komen terug zoals je ze achterliet.',
      button: 'Mijn account terughalen',
    },
    mail_change: {
      title: 'Dit adres gebruiken?',
      text: 'Er verandert niets zolang je niet op de knop drukt.',
      button: 'Bevestigen',
    },
    release: {
      title: 'Dit adres vrijgeven?',
      text: 'De aanmelding die niemand heeft bevestigd verdwijnt, en je kunt je zelf aanmelden.',
      button: 'Adres vrijgeven',
    },
    activated: 'Je inschrijving is bevestigd.',
    activated_before: 'Je adres is al bevestigd.',
    reactivated: 'Welkom terug: je account is weer actief.',
    changed: 'Het nieuwe adres is bevestigd.',
    undone:
      'De wijziging is teruggedraaid en alle sessies zijn beëindigd. We hebben je een link gestuurd om een nieuw wachtwoord te kiezen.',
    failed: 'Deze link werkt niet meer.',
    login: 'Inloggen',
  },
  pl: {
    activation: {
      title: 'Potwierdzić adres?',
      text: 'Od tej chwili inni zobaczą twój profil, a ty możesz pisać i dawać polubienia.',
      button: 'Potwierdź adres',
    },
    reactivation: {
      title: 'Przywrócić konto?',
      text: 'Profil, wiadomości i zdjęcia wrócą w takim stanie, w jakim były.',
      button: 'Przywróć moje konto',
    },
    mail_change: {
      title: 'Używać tego adresu?',
      text: 'Nic się nie zmieni, dopóki nie naciśniesz przycisku.',
      button: 'Potwierdź',
    },
    release: {
      title: 'Zwolnić ten adres?',
      text: 'Niepotwierdzona rejestracja zniknie, a ty możesz się zarejestrować.',
      button: 'Zwolnij adres',
    },
    activated: 'Rejestracja jest potwierdzona.',
    activated_before: 'Twój adres jest już potwierdzony.',
    reactivated: 'Witaj ponownie: twoje konto znów działa.',
    changed: 'Nowy adres jest potwierdzony.',
    undone: 'Zmiana została cofnięta, a wszystkie sesje zakończone. Wysłaliśmy ci link do ustawienia nowego hasła.',
    failed: 'Ten link już nie działa.',
    login: 'Zaloguj się',
  },
};
