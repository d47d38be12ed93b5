import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const pl: Translation<typeof it, 'pl'> = {
  'shared.title': 'Co chcesz zrobić z tym zdjęciem?',
  'shared.text': 'Na razie jest tylko na tym urządzeniu: wyjdzie stąd, gdy tak zdecydujesz.',
  'shared.picture': 'Udostępnione zdjęcie',
  'shared.chat': 'Wyślij w rozmowie',
  'shared.profile': 'Dodaj do swoich zdjęć',
  'shared.drop': 'Nie używaj',
  'shared.choose': 'Otwórz rozmowę: zdjęcie tam na ciebie czeka.',
  'shared.lost': 'Zdjęcie nie dotarło',
  'shared.lost.text':
    'W chwili udostępnienia aplikacja nie mogła go przyjąć albo nie było to zdjęcie. Nic nie przepadło: udostępnij je jeszcze raz z galerii.',
};

export default pl;
