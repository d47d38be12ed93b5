import type { Translation } from '../../i18n/translation.ts';
import type it from './it.ts';

const en = {
  'internal.title': 'Something went wrong',
  'internal.text': 'It’s on us, not you. Your credits weren’t touched and your messages are safe. Try again shortly.',
  'unavailable.title': 'We’ll be right back',
  'unavailable.text': 'The site can’t answer at the moment. This usually lasts less than a minute; your credits and messages are safe.',
  'missing.title': 'The page didn’t arrive whole',
  'missing.text':
    'Perhaps the connection broke off, or the problem is ours. We reload it as soon as we can; your credits and messages are safe.',
  'slow.title': 'This takes longer than usual',
  'slow.text': 'The network is slow, or we are. The page shows as soon as it arrives: there’s nothing you need to do.',
  'broken.title': 'The page couldn’t start',
  'broken.text': 'It’s on us, not you: we couldn’t read what arrived. Reload the page. If that doesn’t help, try again in a few minutes.',
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
