import type source from './it.ts';

const pl: { [Key in keyof typeof source]: string } = {
  title: 'Miło cię znów widzieć',
  lead: 'Zaloguj się, aby przeczytać wiadomości.',
  passkey: 'Zaloguj się kluczem dostępu',
  or: 'lub',
  email: 'E-mail',
  password: 'Hasło',
  remember: 'Zapamiętaj mnie przez {{days}} dni',
  submit: 'Zaloguj się',
  busy: 'Trwa logowanie',
  no_account: 'Nie masz jeszcze konta?',
  forgot: 'Nie pamiętasz hasła?',
  reset_done: 'Hasło zostało zmienione. Zaloguj się nowym.',
  reactivated: 'Twoje konto znów jest aktywne. Zaloguj się: wszystko jest jak dawniej.',
  quote: 'Może ktoś do ciebie napisał.',
  'email.missing': 'Wpisz swój adres e-mail.',
  'password.missing': 'Wpisz swoje hasło.',
};

export default pl;
