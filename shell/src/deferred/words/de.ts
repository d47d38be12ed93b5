import type { Translation } from '@amarena/shared/i18n';
import banners from '../../banners/words/de.ts';
import chrome from '../../chrome/words/de.ts';
import errors from '../../errors/words/de.ts';
import langConfig from '../../langConfig/words/de.ts';
import popUps from '../../popUps/words/de.ts';
import sharing from '../../sharing/words/de.ts';
import type it from './it.ts';

const de: Translation<typeof it, 'de'> = {
  ...banners,
  ...chrome,
  ...errors,
  ...langConfig,
  ...popUps,
  ...sharing,
  'decision.new': 'Es gibt eine Entscheidung für dich.',
  'decision.read': 'Lesen',
  'news.message': 'Du hast eine neue Nachricht.',
  'news.message.go': 'Lesen',
  'news.like': 'Du hast ein neues Like.',
  'news.like.go': 'Ansehen',
  'news.mutual': 'Du und {{name}} mögt euch.',
};

export default de;
