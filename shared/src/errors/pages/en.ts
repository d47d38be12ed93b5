import type { Translation } from '../../i18n/catalogueTypes.ts';
import type it from './it.ts';

const en = {
  'internal.title': 'Something went wrong',
  'internal.text': 'It is our problem, not yours. Your credits were not touched and your messages are safe. Try again shortly.',
  'unavailable.title': 'We will be right back',
  'unavailable.text': 'The site cannot answer at the moment. This usually lasts less than a minute; your credits and messages are safe.',
  'missing.title': 'The page did not arrive whole',
  'missing.text':
    'Perhaps the connection broke off, or the problem is ours. We reload it as soon as we can; your credits and messages are safe.',
  'slow.title': 'This takes longer than usual',
  'slow.text': 'The network is slow, or we are. The page shows as soon as it arrives: there is nothing you need to do.',
  'broken.title': 'The page could not start',
  'broken.text':
    'It is our problem, not yours: what arrived cannot be read. Reload the page; if that is not enough, try again in a few minutes.',
  again: 'We try again by ourselves: the page comes back as soon as it can.',
  retry: 'Try again',
  code: 'Error',
  'app.search': 'Find people',
  'app.messages': 'Messages',
  'app.likes': 'Likes',
  'app.shot.search': 'The search',
  'app.shot.chat': 'A conversation',
  'app.shot.profile': 'A profile',
} as const satisfies Translation<typeof it>;

export default en;
