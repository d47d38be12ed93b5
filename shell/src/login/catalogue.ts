import { defineCatalogue } from '@amarena/shared/i18n';
import type it from './words/it.ts';

/** Words of the log-in. They load with its screen. */
export const loginCatalogue = defineCatalogue<typeof it>({
  namespace: 'shell-login',
  load: (language) => import(`./words/${language}.ts`),
});

export const useLoginT = () => loginCatalogue.useT();
