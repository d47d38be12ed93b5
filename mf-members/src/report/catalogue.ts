import { bus } from '@amarena/shared/bus';
import { defineCatalogue } from '@amarena/shared/i18n';
import type it from './words/it.ts';

/** Words of the report dialog. A catalogue of their own: few open it, and the search need not bring them along. */
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
