import { MIN_AGE } from '../../../contracts/people/age.ts';
import { PASSWORD_LENGTH, USERNAME_LENGTH } from '../../../contracts/platform/fieldBounds.ts';
import type { ProblemTexts } from '../../problemText.ts';
import { MONEY_FIELDS } from '../money/it.ts';

export const FIELDS: ProblemTexts['fields'] = {
  ...MONEY_FIELDS,
  email_missing: 'Scrivi la tua e-mail.',
  email_invalid: 'E-mail non valida',
  name_is_email: 'Il nome non può essere la tua e-mail: lo vedono tutti. Scegline un altro.',
  name_starts_with_at: 'Il nome non può iniziare con @. Togli la chiocciola.',
  name_length: `Il nome deve avere da ${USERNAME_LENGTH.min} a ${USERNAME_LENGTH.max} caratteri.`,
  name_characters: 'Nel nome usa lettere (almeno una), cifre, punto, trattino, trattino basso e uno spazio tra una parola e l’altra.',
  name_mixed: 'Nel nome usa lettere di un solo alfabeto.',
  name_reserved: 'Questo nome è riservato a chi gestisce il sito. Scegline un altro.',
  name_address: 'Il nome non può essere un indirizzo web. Scegline un altro.',
  name_taken: 'Questo nome è già preso. Scegline un altro.',
  date_of_birth_invalid: 'Questa data non esiste. Inserisci giorno, mese e anno di nascita.',
  date_of_birth_year: 'Controlla l’anno di nascita.',
  date_of_birth_too_young: `Inserisci la tua data di nascita: per iscriverti devi avere almeno ${MIN_AGE} anni.`,
  password_length: `La password deve avere da ${PASSWORD_LENGTH.min} a ${PASSWORD_LENGTH.max} caratteri.`,
  passwords_differ: 'Le due password non coincidono. Controlla la seconda.',
  password_weak: 'Questa password si indovina facilmente. Allungala o usa parole che non stanno insieme di solito.',
  required: 'Campo obbligatorio.',
  invalid: 'Questo valore non va bene. Controllalo e riprova.',
};
