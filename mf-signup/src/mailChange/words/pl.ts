import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const pl: Translation<typeof it, 'pl'> = {
  'email.dialog': 'Zmień adres e-mail',
  'email.lead': 'Napiszemy na nowy adres. Do potwierdzenia obowiązuje obecny.',
  'email.new': 'Nowy adres',
  'email.submit': 'Wyślij potwierdzenie',
  'email.taken': 'Ten adres jest już używany przez konto. Wybierz inny.',
  'email.sent.title': 'Sprawdź pocztę',
  'email.sent': 'Napisaliśmy na {{email}}. Otwórz link w ciągu 24 godzin, aby używać tego adresu.',
  'mail.ask.title': 'Potwierdzić zmianę adresu?',
  'mail.ask.text': 'Nic się nie zmieni, dopóki nie naciśniesz przycisku.',
  'mail.ask.button': 'Potwierdź',
  'mail.busy': 'Chwileczkę',
  'mail.done.title': 'Nowy adres jest potwierdzony',
  'mail.done.text': 'Od teraz logujesz się adresem {{email}}. Stary adres też dostał wiadomość.',
  'mail.undone.title': 'Zmiana została cofnięta',
  'mail.undone.text': 'Twój adres to znów {{email}}, a wszystkie sesje są zakończone. Teraz wybierz nowe hasło.',
  'mail.reset': 'Wybierz nowe hasło',
  'mail.failed': 'Adres nie został zmieniony',
};

export default pl;
