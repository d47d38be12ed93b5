import type { Translation } from '../../i18n/catalogueTypes.ts';
import type it from './it.ts';

const pl = {
  'internal.title': 'Coś się zepsuło',
  'internal.text': 'To nasz problem, nie twój. Twoje kredyty są nietknięte, a wiadomości bezpieczne. Spróbuj ponownie za chwilę.',
  'unavailable.title': 'Zaraz wracamy',
  'unavailable.text': 'Strona nie może teraz odpowiedzieć. Zwykle trwa to mniej niż minutę; kredyty i wiadomości są bezpieczne.',
  retry: 'Spróbuj ponownie',
  code: 'Błąd',
} as const satisfies Translation<typeof it>;

export default pl;
