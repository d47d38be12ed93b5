import { defineCatalogue, type Translate } from '@amarena/shared/i18n';
import type it from './words/it.ts';

/** Words of deferred parts. They are not in the first catalogue, so that no page waits for them. */
export const deferredCatalogue = defineCatalogue<typeof it>({
  namespace: 'shell-deferred',
  load: (language) => import(`./words/${language}.ts`),
});

export type DeferredTranslate = Translate<typeof it>;

export const useDeferredT = (): DeferredTranslate => deferredCatalogue.useT();
