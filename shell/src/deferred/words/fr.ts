import type { Translation } from '@amarena/shared/i18n';
import banners from '../../banners/words/fr.ts';
import chrome from '../../chrome/words/fr.ts';
import errors from '../../errors/words/fr.ts';
import langConfig from '../../langConfig/words/fr.ts';
import popUps from '../../popUps/words/fr.ts';
import sharing from '../../sharing/words/fr.ts';
import type it from './it.ts';

const fr: Translation<typeof it, 'fr'> = {
  ...banners,
  ...chrome,
  ...errors,
  ...langConfig,
  ...popUps,
  ...sharing,
  'decision.new': 'Il y a une décision pour toi.',
  'decision.read': 'La lire',
  'news.message': 'Tu as un nouveau message.',
  'news.message.go': 'Lire',
  'news.like': 'Tu as un nouveau like.',
  'news.like.go': 'Voir de qui',
  'news.mutual': '{{name}} et toi, vous vous plaisez.',
};

export default fr;
