import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const fr: Translation<typeof it, 'fr'> = {
  'quiz.title': 'Quiz',
  'quiz.none': 'Il n’y a pas de cadeaux aujourd’hui.',
  'quiz.opened': 'Cadeaux ouverts : {{gifts}}',
};

export default fr;
