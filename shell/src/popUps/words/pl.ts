import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const pl: Translation<typeof it, 'pl'> = {
  'entry.title': 'Zanim wejdziesz',
  'entry.text': '{{name}} jest tylko dla osób dorosłych.',
  'entry.fictional': 'Są tu też {{fictional}}: zawsze mają etykietę, a prawdziwe spotkanie z nimi nie jest możliwe.',
  'entry.adult': 'Wchodząc, potwierdzasz, że masz co najmniej {{age}} lat.',
  'entry.enter': 'Rozumiem, wchodzę',
  'entry.leave': 'Wychodzę',
  'terms.title': 'Zmieniliśmy regulamin',
  'terms.since': 'Obowiązuje od {{date}}. Co się dla ciebie zmienia:',
  'terms.read': 'Przeczytaj cały regulamin',
  'terms.accept': 'Akceptuję nowy regulamin',
  'terms.leave': 'Nie akceptuję: moje dane i moje konto',
  'bonus.title': '{{percentage}} taniej, przez {{hours}} godziny',
  'bonus.text': 'Twój pierwszy zakup kosztuje {{percentage}} mniej, do {{time}}. Działa tylko raz.',
  'bonus.text_tonight': 'Twój pierwszy zakup kosztuje {{percentage}} mniej, do {{time}} tej nocy. Działa tylko raz.',
  'bonus.left': 'Pozostały czas: {{time}}',
};

export default pl;
