import { defineCatalogue } from '@amarena/shared/i18n';
import type it from './words/it.ts';

/** Words of the password reset. Few people need them, so they load with its screens. */
export const resetCatalogue = defineCatalogue<typeof it>({
  namespace: 'shell-reset',
  load: (language) => import(`./words/${language}.ts`),
});

export const useResetT = () => resetCatalogue.useT();
