import { defineCatalogue } from '@amarena/shared/i18n';
import type it from './words/it.ts';

export const catalogue = defineCatalogue<typeof it>({
  namespace: 'mf-quiz',
  load: (language) => import(`./words/${language}.ts`),
});

export const useT = catalogue.useT;
