import type { Translation } from '../../i18n/translation.ts';
import type it from './it.ts';

const pl = {
  'internal.title': 'Coś poszło nie tak',
  'internal.text': 'To nasz problem, nie twój. Twoje kredyty są nietknięte, a wiadomości bezpieczne. Spróbuj ponownie za chwilę.',
  'unavailable.title': 'Zaraz wracamy',
  'unavailable.text': 'Serwis nie może teraz odpowiedzieć. Zwykle trwa to mniej niż minutę; kredyty i wiadomości są bezpieczne.',
  'missing.title': 'Strona nie dotarła w całości',
  'missing.text':
    'Być może połączenie zostało przerwane albo problem jest po naszej stronie. Odświeżymy ją, gdy tylko będzie to możliwe; kredyty i wiadomości są bezpieczne.',
  'slow.title': 'To trwa dłużej niż zwykle',
  'slow.text': 'Sieć działa wolno albo my. Strona pojawi się, gdy tylko dotrze: nie musisz nic robić.',
  'broken.title': 'Strona nie mogła się uruchomić',
  'broken.text':
    'To nasz problem, nie twój: tego, co dotarło, nie da się odczytać. Odśwież stronę; jeśli to nie pomoże, spróbuj za kilka minut.',
  again: 'Próbujemy sami: strona wróci, gdy tylko będzie to możliwe.',
  retry: 'Spróbuj ponownie',
  code: 'Błąd',
  'app.search': 'Szukaj osób',
  'app.messages': 'Wiadomości',
  'app.likes': 'Polubienia',
  'app.shot.search': 'Wyszukiwanie',
  'app.shot.chat': 'Rozmowa',
  'app.shot.profile': 'Profil',
} as const satisfies Translation<typeof it>;

export default pl;
