import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

export default {
  'example.title': 'Example',
  'example.text': 'Ta strona czeka jeszcze na napisanie.',
} satisfies Translation<typeof it>;
