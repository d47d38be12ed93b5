import type { SignupWords } from '../signupWords.ts';

const pl: SignupWords = {
  title: 'Zacznijmy od podstaw',
  lead: 'Nazwę widzą inni. E-mail zostaje między nami.',
  gender: 'Płeć',
  'gender.female': 'Kobieta',
  'gender.male': 'Mężczyzna',
  seeks: 'Chcę poznać',
  'seeks.male': 'Mężczyzn',
  'seeks.female': 'Kobiety',
  'seeks.both': 'Obie płcie',
  name: 'Widoczna nazwa',
  'name.help': 'Od 3 do 20 liter, cyfr, kropek lub łączników.',
  email: 'E-mail',
  birth: 'Data urodzenia',
  country: 'Kraj',
  password: 'Hasło',
  'password.help': 'Co najmniej 12 znaków, może być zdanie.',
  consent:
    'Zgadzam się, aby informacja o tym, kogo chcę poznać, i moja orientacja, jeśli ją podam, służyły do proponowania mi pasujących osób. Zgodę mogę wycofać w profilu.',
  'consent.required': 'Potrzebujemy twojej zgody, aby proponować ci pasujące osoby.',
  adults: 'Tylko dla dorosłych. Część profili jest fikcyjna, zawsze z etykietą.',
  terms: 'Przechodząc dalej, akceptujesz [regulamin]. Jak używamy twoich danych, opisuje [polityka prywatności].',
  submit: 'Utwórz konto',
  problems: 'Sprawdź zaznaczone pola: pod każdym piszemy, czego brakuje.',
  email_in_use:
    'Konto z tym e-mailem już istnieje. Jeśli rejestracja nie została potwierdzona, wiadomość w tej skrzynce wyjaśnia, co dalej.',
  login: 'Zaloguj się tutaj',
  'closed.title': 'Na razie tylko na zaproszenie',
  'closed.text': 'Rejestracja jest otwarta tylko dla osób z zaproszeniem. Jeśli masz konto, możesz się zalogować.',
  'done.title': 'Witaj u nas',
  'done.text': 'Konto już jest. Napisaliśmy na adres {{email}}: otwórz link, żeby potwierdzić rejestrację.',
  'done.go': 'Dalej',
};

export default pl;
