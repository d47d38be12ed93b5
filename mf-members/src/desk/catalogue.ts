import { bus } from '@amarena/shared/bus';
import { defineCatalogue } from '@amarena/shared/i18n';
import type it from './words/it.ts';

/** Words of the moderators’ desk, in a catalogue of their own because only moderators need them. */
export const catalogue = defineCatalogue<typeof it>({
  namespace: 'mf-members-desk',
  load: (language) => import(`./words/${language}.ts`),
});

export const useT = () => catalogue.useT();

/** Loads the desk together with its words. */
export async function withWords<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), catalogue.ready(bus.language$.value)]);
  return part;
}
export type T = ReturnType<typeof useT>;
