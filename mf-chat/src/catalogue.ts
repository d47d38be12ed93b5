import { defineCatalogue, type Translate } from '@amarena/shared/i18n';
import type it from './i18n/it.ts';

export const catalogue = defineCatalogue<typeof it>({
  namespace: 'mf-chat',
  load: (language) => import(`./i18n/${language}.ts`),
});

export const useT = catalogue.useT;
export type ChatTranslate = Translate<typeof it>;
