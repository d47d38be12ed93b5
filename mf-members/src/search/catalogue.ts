import { bus } from '@amarena/shared/bus';
import { defineCatalogue } from '@amarena/shared/i18n';
import type it from './words/it.ts';

/** Words of the filters, in a catalogue of their own: they load with the filters, after the results. */
const catalogue = defineCatalogue<typeof it>({
  namespace: 'mf-members-filters',
  load: (language) => import(`./words/${language}.ts`),
});

export const useFilterT = () => catalogue.useT();

/** Loads a part of the filters together with its words. */
export async function withFilterWords<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), catalogue.ready(bus.language$.value)]);
  return part;
}
