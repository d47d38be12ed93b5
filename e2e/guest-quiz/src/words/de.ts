import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const de: Translation<typeof it, 'de'> = {
  'quiz.title': 'Quiz',
  'quiz.none': 'Heute gibt es keine Geschenke.',
  'quiz.opened': 'Geöffnete Geschenke: {{gifts}}',
};

export default de;
