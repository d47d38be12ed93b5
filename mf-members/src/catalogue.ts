import { defineCatalogue } from '@amarena/shared/i18n';
import type it from './words/it.ts';

/** Words of this remote. Words that several remotes use are in the common catalogue. */
export const catalogue = defineCatalogue<typeof it>({
  namespace: 'mf-members',
  load: (language) => import(`./words/${language}.ts`),
});

export const useT = () => catalogue.useT();
export type T = ReturnType<typeof useT>;
