import { bus } from '@amarena/shared/bus';
import { defineCatalogue } from '@amarena/shared/i18n';
import type it from './words/it.ts';

/** Words of the moderators’ desk, in a catalogue of their own because only moderators need them. */
const catalogue = defineCatalogue<typeof it>({
  namespace: 'mf-members-desk',
  load: (language) => import(`./words/${language}.ts`),
});

export const useT = () => catalogue.useT();

/** Loads the words of the language in use. */
export const loadWords = (): Promise<void> => catalogue.ready(bus.language$.value);
export type T = ReturnType<typeof useT>;
