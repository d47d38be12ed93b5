import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const es: Translation<typeof it, 'es'> = {
  'quiz.title': 'Quiz',
  'quiz.none': 'Hoy no hay regalos.',
  'quiz.opened': 'Regalos abiertos: {{gifts}}',
};

export default es;
