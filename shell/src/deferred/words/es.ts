import type { Translation } from '@amarena/shared/i18n';
import banners from '../../banners/words/es.ts';
import chrome from '../../chrome/words/es.ts';
import errors from '../../errors/words/es.ts';
import langConfig from '../../langConfig/words/es.ts';
import popUps from '../../popUps/words/es.ts';
import sharing from '../../sharing/words/es.ts';
import type it from './it.ts';

const es: Translation<typeof it, 'es'> = {
  ...banners,
  ...chrome,
  ...errors,
  ...langConfig,
  ...popUps,
  ...sharing,
  'decision.new': 'Hay una decisión para ti.',
  'decision.read': 'Leerla',
  'news.message': 'Tienes un mensaje nuevo.',
  'news.message.go': 'Leer',
  'news.like': 'Tienes un like nuevo.',
  'news.like.go': 'Ver de quién',
  'news.mutual': '{{name}} y tú os gustáis.',
};

export default es;
