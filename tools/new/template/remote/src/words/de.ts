import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

export default {
  'example.title': 'Example',
  'example.text': 'Diese Seite muss noch geschrieben werden.',
} satisfies Translation<typeof it>;
