import { MIN_AGE } from '../../../contracts/people/age.ts';
import { PASSWORD_LENGTH, USERNAME_LENGTH } from '../../../contracts/platform/fieldBounds.ts';
import type { ProblemTexts } from '../../problemText.ts';
import { MONEY_FIELDS } from '../money/de.ts';

export const FIELDS: ProblemTexts['fields'] = {
  ...MONEY_FIELDS,
  email_missing: 'Gib deine E-Mail-Adresse ein.',
  email_invalid: 'Ungültige E-Mail',
  name_is_email: 'Der Name darf nicht deine E-Mail sein: Alle können ihn sehen. Wähle einen anderen.',
  name_starts_with_at: 'Der Name darf nicht mit @ beginnen. Nimm das Zeichen weg.',
  name_length: `Der Name hat ${USERNAME_LENGTH.min} bis ${USERNAME_LENGTH.max} Zeichen.`,
  name_characters:
    'Im Namen gehen Buchstaben (mindestens einer), Ziffern, Punkt, Bindestrich, Unterstrich und je ein Leerzeichen zwischen Wörtern.',
  name_mixed: 'Nimm nur Buchstaben aus einem Alphabet.',
  name_reserved: 'Dieser Name ist dem Team der Website vorbehalten. Wähle einen anderen.',
  name_address: 'Der Name darf keine Webadresse sein. Wähle einen anderen.',
  name_taken: 'Dieser Name ist schon vergeben. Wähle einen anderen.',
  date_of_birth_invalid: 'Dieses Datum gibt es nicht. Gib Tag, Monat und Jahr deiner Geburt ein.',
  date_of_birth_year: 'Prüfe dein Geburtsjahr.',
  date_of_birth_too_young: `Gib dein Geburtsdatum ein: Für die Registrierung musst du mindestens ${MIN_AGE} Jahre alt sein.`,
  password_length: `Das Passwort hat ${PASSWORD_LENGTH.min} bis ${PASSWORD_LENGTH.max} Zeichen.`,
  passwords_differ: 'Die beiden Passwörter stimmen nicht überein. Prüfe das zweite.',
  password_weak: 'Dieses Passwort ist leicht zu erraten. Mach es länger oder nimm Wörter, die sonst nicht zusammenstehen.',
  required: 'Das ist ein Pflichtfeld.',
  invalid: 'Dieser Wert geht nicht. Prüfe ihn und versuch es noch einmal.',
};
