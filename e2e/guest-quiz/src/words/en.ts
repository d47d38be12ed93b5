import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const en: Translation<typeof it, 'en'> = {
  'quiz.title': 'Quiz',
  'quiz.none': 'There are no gifts today.',
  'quiz.opened': 'Gifts opened: {{gifts}}',
};

export default en;
