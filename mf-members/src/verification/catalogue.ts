import { bus } from '@amarena/shared/bus';
import { defineCatalogue } from '@amarena/shared/i18n';
import type it from './words/it.ts';

/** Words of the verification, in a catalogue of their own: few people open these screens, so the search should not load them. */
const catalogue = defineCatalogue<typeof it>({
  namespace: 'mf-members-verification',
  load: (language) => import(`./words/${language}.ts`),
});

export const useT = () => catalogue.useT();
export type T = ReturnType<typeof useT>;

/** Loads the words of the language in use. */
export const loadWords = (): Promise<void> => catalogue.ready(bus.language$.value);

/** Loads a part of the verification together with its words. */
export async function withWords<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadWords()]);
  return part;
}
