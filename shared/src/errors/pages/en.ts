import type { Translation } from '../../i18n/catalogueTypes.ts';
import type it from './it.ts';

const en = {
  'internal.title': 'Something broke',
  'internal.text': 'It is our problem, not yours. Your credits were not touched and your messages are safe. Try again shortly.',
  'unavailable.title': 'We will be right back',
  'unavailable.text': 'The site cannot answer at the moment. This usually lasts less than a minute; your credits and messages are safe.',
  retry: 'Try again',
  code: 'Error',
} as const satisfies Translation<typeof it>;

export default en;
