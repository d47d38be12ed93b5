import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const nl: Translation<typeof it, 'nl'> = {
  'email.dialog': 'E-mailadres wijzigen',
  'email.lead': 'We schrijven naar het nieuwe adres. Tot je bevestigt geldt het huidige.',
  'email.new': 'Nieuw adres',
  'email.submit': 'Bevestiging sturen',
  'email.taken': 'Een account gebruikt dit adres al. Kies een ander.',
  'email.sent.title': 'Kijk in je mailbox',
  'email.sent': 'We hebben naar {{email}} geschreven. Open de link binnen 24 uur om dit adres te gebruiken.',
  'mail.ask.title': 'De wijziging van adres bevestigen?',
  'mail.ask.text': 'Er verandert niets zolang je niet op de knop drukt.',
  'mail.ask.button': 'Bevestigen',
  'mail.busy': 'Een moment',
  'mail.done.title': 'Het nieuwe adres is bevestigd',
  'mail.done.text': 'Vanaf nu log je in met {{email}}. Het oude adres heeft ook bericht gekregen.',
  'mail.undone.title': 'De wijziging is ongedaan gemaakt',
  'mail.undone.text': 'Je adres is weer {{email}} en alle sessies zijn beëindigd. Kies nu een nieuw wachtwoord.',
  'mail.reset': 'Nieuw wachtwoord kiezen',
  'mail.failed': 'Het adres is niet gewijzigd',
};

export default nl;
