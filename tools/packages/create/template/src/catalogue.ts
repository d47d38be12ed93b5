import { defineCatalogue } from '@amarena/shared/i18n';
import type it from './words/it.ts';

/** The words of this remote: a key that Italian lacks, or a missing placeholder, does not compile. */
export const catalogue = defineCatalogue<typeof it>({
  namespace: 'mf-example',
  load: (language) => import(`./words/${language}.ts`),
});
export const { useT } = catalogue;
