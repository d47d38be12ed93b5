import { MIN_AGE } from '../../../contracts/people/age.ts';
import { PASSWORD_LENGTH, USERNAME_LENGTH } from '../../../contracts/platform/fieldBounds.ts';
import type { ProblemTexts } from '../../problemText.ts';
import { MONEY_FIELDS } from '../money/nl.ts';

export const FIELDS: ProblemTexts['fields'] = {
  ...MONEY_FIELDS,
  email_missing: 'Vul je e-mailadres in.',
  email_invalid: 'Ongeldig e-mailadres',
  name_is_email: 'Je naam kan niet je e-mailadres zijn: iedereen ziet die naam. Kies een andere.',
  name_starts_with_at: 'Een naam kan niet met @ beginnen. Haal het teken weg.',
  name_length: `Een naam heeft ${USERNAME_LENGTH.min} tot ${USERNAME_LENGTH.max} tekens.`,
  name_characters:
    'Gebruik in je naam letters (minstens één), cijfers, punten, streepjes, liggende streepjes en één spatie tussen woorden.',
  name_mixed: 'Gebruik letters uit één alfabet.',
  name_reserved: 'Deze naam is voorbehouden aan het team van de site. Kies een andere.',
  name_address: 'Een naam kan geen webadres zijn. Kies een andere.',
  name_taken: 'Deze naam is al bezet. Kies een andere.',
  date_of_birth_invalid: 'Deze datum bestaat niet. Vul dag, maand en jaar van je geboorte in.',
  date_of_birth_year: 'Controleer je geboortejaar.',
  date_of_birth_too_young: `Vul je geboortedatum in: je moet minstens ${MIN_AGE} jaar zijn om je aan te melden.`,
  password_length: `Een wachtwoord heeft ${PASSWORD_LENGTH.min} tot ${PASSWORD_LENGTH.max} tekens.`,
  passwords_differ: 'De twee wachtwoorden komen niet overeen. Controleer het tweede.',
  password_weak: 'Dit wachtwoord is makkelijk te raden. Maak het langer of gebruik woorden die niet bij elkaar horen.',
  required: 'Dit veld is verplicht.',
  invalid: 'Deze waarde kan niet. Kijk het na en probeer het opnieuw.',
};
