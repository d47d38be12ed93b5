import banners from '../../banners/words/it.ts';
import chrome from '../../chrome/words/it.ts';
import errors from '../../errors/words/it.ts';
import langConfig from '../../langConfig/words/it.ts';
import popUps from '../../popUps/words/it.ts';
import sharing from '../../sharing/words/it.ts';

/** Words of the deferred parts: each stands beside what it is for, and they load as one file. Here are those of notices on another screen. */
const it = {
  ...banners,
  ...chrome,
  ...errors,
  ...langConfig,
  ...popUps,
  ...sharing,
  'decision.new': 'Abbiamo una decisione per te.',
  'decision.read': 'Leggila',
  'news.message': 'Hai un nuovo messaggio.',
  'news.message.go': 'Leggilo',
  'news.like': 'Hai un nuovo like.',
  'news.like.go': 'Vedi di chi',
  'news.mutual': 'Tu e {{name}} vi piacete.',
} as const;

export default it;
