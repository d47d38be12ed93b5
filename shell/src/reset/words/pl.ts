import type source from './it.ts';

const pl: { [Key in keyof typeof source]: string } = {
  quote: 'Zdanie łatwiej zapamiętać niż słowo.',
  'ask.title': 'Nie pamiętasz hasła?',
  'ask.lead': 'Wyślemy ci link do wyboru nowego. Działa raz, przez {{minutes}} minut.',
  email: 'E-mail',
  'ask.submit': 'Wyślij link',
  'ask.busy': 'Wysyłanie',
  to_login: 'Wróć do logowania',
  'sent.title': 'Sprawdź pocztę',
  'sent.text':
    'Jeśli {{email}} ma konto, link zaraz przyjdzie. Wysyłamy najwyżej jeden co {{minutes}} minut; do tego czasu działa ostatni.',
  'new.title': 'Wybierz nowe hasło',
  'new.lead': 'Od {{min}} do {{max}} znaków. Możesz je wkleić z menedżera haseł.',
  password: 'Nowe hasło',
  repeat: 'Powtórz hasło',
  'new.sessions': 'Po zmianie trzeba zalogować się ponownie na wszystkich urządzeniach.',
  'passkeys.title': 'Klucze dostępu do usunięcia',
  'passkeys.lead': 'One też otwierają twoje konto. Najnowsze są już zaznaczone.',
  'passkeys.one': '{{name}}, dodany {{date}}',
  'new.submit': 'Zapisz hasło',
  'new.busy': 'Zapisywanie',
  'password.missing': 'Wpisz nowe hasło.',
  'strength.0': 'Zbyt łatwe do odgadnięcia.',
  'strength.1': 'Wciąż łatwe do odgadnięcia.',
  'strength.2': 'Prawie: dodaj jedno słowo.',
  'strength.3': 'Mocne hasło.',
  'strength.4': 'Bardzo mocne hasło.',
  again: 'Poproś o nowy link',
};

export default pl;
