import { bus } from '@amarena/shared/bus';
import { defineCatalogue } from '@amarena/shared/i18n';
import type it from './words/it.ts';

/** Words of the report dialog, in a catalogue of their own: few people open it, so the search should not load them. */
export const catalogue = defineCatalogue<typeof it>({
  namespace: 'mf-members-report',
  load: (language) => import(`./words/${language}.ts`),
});

export const useT = () => catalogue.useT();

/** Loads a part of the report together with its words. */
export async function withWords<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), catalogue.ready(bus.language$.value)]);
  return part;
}
