import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const nl: Translation<typeof it, 'nl'> = {
  'quiz.title': 'Quiz',
  'quiz.none': 'Er zijn vandaag geen cadeaus.',
  'quiz.opened': 'Geopende cadeaus: {{gifts}}',
};

export default nl;
