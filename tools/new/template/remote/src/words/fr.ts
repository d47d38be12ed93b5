import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

export default {
  'example.title': 'Example',
  'example.text': 'Cette page reste à écrire.',
} satisfies Translation<typeof it>;
