import type { Translation } from '@amarena/shared/i18n';
import banners from '../../banners/words/pl.ts';
import chrome from '../../chrome/words/pl.ts';
import errors from '../../errors/words/pl.ts';
import langConfig from '../../langConfig/words/pl.ts';
import popUps from '../../popUps/words/pl.ts';
import sharing from '../../sharing/words/pl.ts';
import type it from './it.ts';

const pl: Translation<typeof it, 'pl'> = {
  ...banners,
  ...chrome,
  ...errors,
  ...langConfig,
  ...popUps,
  ...sharing,
  'decision.new': 'Mamy dla ciebie decyzję.',
  'decision.read': 'Przeczytaj',
  'news.message': 'Masz nową wiadomość.',
  'news.message.go': 'Przeczytaj',
  'news.like': 'Masz nowe polubienie.',
  'news.like.go': 'Zobacz czyje',
  'news.mutual': '{{name}} i ty lubicie się nawzajem.',
};

export default pl;
