import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

export default {
  'example.title': 'Example',
  'example.text': 'Esta página está por escribir.',
} satisfies Translation<typeof it>;
