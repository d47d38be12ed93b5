import type { Translation } from '@amarena/shared/i18n';
import banners from '../../banners/words/nl.ts';
import chrome from '../../chrome/words/nl.ts';
import errors from '../../errors/words/nl.ts';
import langConfig from '../../langConfig/words/nl.ts';
import popUps from '../../popUps/words/nl.ts';
import sharing from '../../sharing/words/nl.ts';
import type it from './it.ts';

const nl: Translation<typeof it, 'nl'> = {
  ...banners,
  ...chrome,
  ...errors,
  ...langConfig,
  ...popUps,
  ...sharing,
  'decision.new': 'Er is een beslissing voor je.',
  'decision.read': 'Lezen',
  'news.message': 'Je hebt een nieuw bericht.',
  'news.message.go': 'Lezen',
  'news.like': 'Je hebt een nieuwe like.',
  'news.like.go': 'Bekijk van wie',
  'news.mutual': 'Jij en {{name}} vinden elkaar leuk.',
};

export default nl;
