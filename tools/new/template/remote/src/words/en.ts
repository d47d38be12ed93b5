import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

export default {
  'example.title': 'Example',
  'example.text': 'This page is still to be written.',
} satisfies Translation<typeof it>;
