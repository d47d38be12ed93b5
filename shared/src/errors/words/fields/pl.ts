import { MIN_AGE } from '../../../contracts/people/age.ts';
import { PASSWORD_LENGTH, USERNAME_LENGTH } from '../../../contracts/platform/fieldBounds.ts';
import type { ProblemTexts } from '../../problemText.ts';
import { MONEY_FIELDS } from '../money/pl.ts';

export const FIELDS: ProblemTexts['fields'] = {
  ...MONEY_FIELDS,
  email_missing: 'Wpisz swój adres e-mail.',
  email_invalid: 'Nieprawidłowy adres e-mail',
  name_is_email: 'Nazwa nie może być twoim e-mailem: widzą ją wszyscy. Wybierz inną.',
  name_starts_with_at: 'Nazwa nie może zaczynać się od @. Usuń ten znak.',
  name_length: `Nazwa musi mieć od ${USERNAME_LENGTH.min} do ${USERNAME_LENGTH.max} znaków.`,
  name_characters: 'W nazwie używaj liter (co najmniej jednej), cyfr, kropki, łącznika, podkreślenia i jednej spacji między słowami.',
  name_mixed: 'Użyj liter tylko z jednego alfabetu.',
  name_reserved: 'Ta nazwa jest zarezerwowana dla zespołu serwisu. Wybierz inną.',
  name_address: 'Nazwa nie może być adresem strony. Wybierz inną.',
  name_taken: 'Ta nazwa jest już zajęta. Wybierz inną.',
  date_of_birth_invalid: 'Taka data nie istnieje. Podaj dzień, miesiąc i rok urodzenia.',
  date_of_birth_year: 'Sprawdź rok urodzenia.',
  date_of_birth_too_young: `Podaj datę urodzenia: aby się zarejestrować, musisz mieć co najmniej ${MIN_AGE} lat.`,
  password_length: `Hasło musi mieć od ${PASSWORD_LENGTH.min} do ${PASSWORD_LENGTH.max} znaków.`,
  passwords_differ: 'Hasła nie są takie same. Sprawdź drugie.',
  password_weak: 'To hasło łatwo odgadnąć. Wydłuż je albo użyj słów, które zwykle nie występują razem.',
  required: 'To pole jest wymagane.',
  invalid: 'Ta wartość nie pasuje. Sprawdź ją i spróbuj ponownie.',
};
