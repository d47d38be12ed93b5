import { definePlainCatalogue } from '@amarena/shared/neutral/i18n';
import type it from './words/it.ts';

export const catalogue = definePlainCatalogue<typeof it>({
  namespace: 'mf-vue',
  load: (language) => import(`./words/${language}.ts`),
});
