import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

export default {
  'example.title': 'Example',
  'example.text': 'Deze pagina moet nog worden geschreven.',
} satisfies Translation<typeof it>;
