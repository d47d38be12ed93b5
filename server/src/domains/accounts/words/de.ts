import { listed } from './listed.ts';
import type { AccountMails } from './words.ts';

export const de: AccountMails = {
  activation: (name) => ({
    subject: 'Bestätige deine E-Mail-Adresse',
    title: `Nur noch ein Klick, ${name}`,
    paragraphs: ['Bestätige, dass diese Adresse dir gehört: Ab dann sehen andere dein Profil.'],
    button: 'Adresse bestätigen',
    after: [
      'Der Link gilt 7 Tage und nur einmal. Hast du dich nicht registriert, dann tu nichts: Ohne Bestätigung bleibt das Profil unsichtbar.',
    ],
  }),
  reset: (passkeys) => ({
    subject: 'Dein neues Passwort',
    title: 'Wähle ein neues Passwort',
    paragraphs: ['Jemand, hoffentlich du, hat ein neues Passwort für dein Konto angefordert.'],
    button: 'Passwort wählen',
    after: [
      'Der Link gilt 60 Minuten und nur einmal. Danach musst du dich auf allen Geräten neu anmelden.',
      'Das warst nicht du? Tu nichts: Dein Passwort bleibt, wie es war.',
      ...(passkeys.length === 0
        ? []
        : [`Auch diese Passkeys öffnen dein Konto: ${listed('de', passkeys)}. Auf der Seite kannst du entfernen, was du nicht kennst.`]),
    ],
  }),
  no_account: () => ({
    subject: 'Deine Anfrage',
    title: 'Hier gibt es kein Konto',
    paragraphs: [
      'Jemand hat mit dieser Adresse ein neues Passwort angefordert, aber kein Konto benutzt sie.',
      'Warst du das, dann versuch es mit deiner anderen E-Mail-Adresse. Warst du es nicht, dann tu nichts: Wir haben deine Adresse nicht gespeichert.',
    ],
    after: [],
    why: 'address',
  }),
  release: () => ({
    subject: 'Deine Anmeldung',
    title: 'Mit dieser Adresse gibt es schon eine Anmeldung',
    paragraphs: [
      'Gerade wollte sich jemand mit dieser Adresse anmelden. Es gibt schon eine Anmeldung, die niemand bestätigt hat.',
      'Ist die erste nicht von dir, dann gib die Adresse frei und melde dich gleich an.',
    ],
    button: 'Adresse freigeben',
    after: [
      'Der Link gilt 24 Stunden und nur einmal. Ist die erste Anmeldung von dir, dann bestätige sie mit unserer anderen E-Mail. Warst du es gerade nicht, dann tu nichts.',
    ],
    why: 'address',
  }),
  password_changed: (name, passkeys) => ({
    subject: 'Dein Passwort wurde geändert',
    title: 'Dein Passwort wurde geändert',
    paragraphs: [`Hallo ${name}, das Passwort deines Kontos wurde gerade geändert. Die anderen Sitzungen sind beendet.`],
    button: 'Das war ich nicht',
    after: [
      'Warst du das, dann musst du nichts tun. Sonst wähle mit dem Knopf sofort ein neues Passwort.',
      ...(passkeys.length === 0
        ? []
        : [`Diese Passkeys öffnen dein Konto weiterhin: ${listed('de', passkeys)}. Kennst du einen nicht, dann entferne ihn.`]),
    ],
  }),
  login_attack: (name) => ({
    subject: 'Anmeldeversuche bei deinem Konto',
    title: 'Jemand versucht, in dein Konto zu kommen',
    paragraphs: [
      `Hallo ${name}, von vielen verschiedenen Adressen wurden falsche Passwörter für dein Konto ausprobiert. Keines war richtig, und du kannst dich weiterhin anmelden.`,
    ],
    button: 'Neues Passwort wählen',
    after: [
      'Ist dein Passwort lang und verwendest du es nur hier, musst du nichts tun. Besser schützt dich ein Passkey: Du fügst ihn in den Einstellungen hinzu.',
    ],
  }),
  passkey_added: (name, passkey) => ({
    subject: 'Ein neuer Passkey für dein Konto',
    title: 'Ein neuer Passkey für dein Konto',
    paragraphs: [
      `Hallo ${name}, zu deinem Konto ist gerade ein Passkey hinzugekommen: „${passkey}“. Wer ihn hat, kommt ohne Passwort hinein.`,
    ],
    button: 'Deine Passkeys ansehen',
    after: ['Warst du das, dann musst du nichts tun. Sonst entferne ihn sofort in den Einstellungen und wähle ein neues Passwort.'],
  }),
  mail_change: () => ({
    subject: 'Bestätige die neue Adresse',
    title: 'Bestätige die neue Adresse',
    paragraphs: ['Du möchtest dich mit dieser Adresse anmelden. Bis zur Bestätigung gilt die bisherige.'],
    button: 'Diese Adresse benutzen',
    after: ['Der Link gilt 24 Stunden und nur einmal. Das warst nicht du? Dann tu nichts.'],
  }),
  mail_changed: (name) => ({
    subject: 'Deine Adresse wurde geändert',
    title: 'Deine Adresse wurde geändert',
    paragraphs: [`Hallo ${name}, dein Konto benutzt ab jetzt eine andere Adresse. Mit dieser kannst du dich nicht mehr anmelden.`],
    button: 'Änderung rückgängig machen',
    after: [
      'Warst du das, dann musst du nichts tun. Sonst hast du 48 Stunden: Diese Adresse gilt wieder, und alle Sitzungen werden beendet.',
    ],
  }),
  deleted: (name, until) => ({
    subject: 'Dein Konto wurde gelöscht',
    title: `Mach’s gut, ${name}`,
    paragraphs: [
      'Wir haben dein Konto gelöscht: Ab jetzt sieht niemand mehr dein Profil.',
      `Überlegst du es dir anders, dann ist bis ${until} mit diesem Knopf alles wieder da.`,
    ],
    button: 'Mein Konto zurückholen',
    after: ['Danach werden Nachrichten und Fotos für immer gelöscht. Nur Zahlungsbelege behalten wir, weil das Gesetz es verlangt.'],
  }),
};
