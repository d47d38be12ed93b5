import { bus } from '@amarena/shared/bus';
import { defineCatalogue } from '@amarena/shared/i18n';
import type it from './words/it.ts';

/** Words of the decisions, in a catalogue of their own because few members need them. */
const catalogue = defineCatalogue<typeof it>({
  namespace: 'mf-members-decisions',
  load: (language) => import(`./words/${language}.ts`),
});

export const useT = () => catalogue.useT();

/** Loads the words of the language in use. */
export const loadWords = (): Promise<void> => catalogue.ready(bus.language$.value);
