import type { Translation } from '@amarena/shared/i18n';
import banners from '../../banners/words/en.ts';
import chrome from '../../chrome/words/en.ts';
import errors from '../../errors/words/en.ts';
import langConfig from '../../langConfig/words/en.ts';
import popUps from '../../popUps/words/en.ts';
import sharing from '../../sharing/words/en.ts';
import type it from './it.ts';

const en: Translation<typeof it, 'en'> = {
  ...banners,
  ...chrome,
  ...errors,
  ...langConfig,
  ...popUps,
  ...sharing,
  'decision.new': 'We’ve made a decision.',
  'decision.read': 'Read it',
  'news.message': 'You have a new message.',
  'news.message.go': 'Read it',
  'news.like': 'You have a new like.',
  'news.like.go': 'See whose',
  'news.mutual': 'You and {{name}} like each other.',
};

export default en;
