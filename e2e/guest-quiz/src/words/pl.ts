import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const pl: Translation<typeof it, 'pl'> = {
  'quiz.title': 'Quiz',
  'quiz.none': 'Dziś nie ma prezentów.',
  'quiz.opened': 'Otwarte prezenty: {{gifts}}',
};

export default pl;
