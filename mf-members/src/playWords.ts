import { bus } from '@amarena/shared/bus';
import { defineCatalogue } from '@amarena/shared/i18n';
import type it from './words/play/it.ts';

/**
 * Words of the swipe game and the match finder, in a catalogue of their own: the search, where nearly everyone starts,
 * does not need them.
 */
const catalogue = defineCatalogue<typeof it>({
  namespace: 'mf-members-play',
  load: (language) => import(`./words/play/${language}.ts`),
});

export const usePlayT = () => catalogue.useT();

/** Loads a screen together with its words. */
export async function withPlayWords<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), catalogue.ready(bus.language$.value)]);
  return part;
}
