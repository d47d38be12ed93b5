import { bus } from '@amarena/shared/bus';
import { defineCatalogue } from '@amarena/shared/i18n';
import type it from './words/later/it.ts';

/**
 * Words of what opens after a first screen, in a catalogue of their own: filters, swipe game, match finder, and lists and
 * dialogs that load when they are opened.
 */
const catalogue = defineCatalogue<typeof it>({
  namespace: 'mf-members-later',
  load: (language) => import(`./words/later/${language}.ts`),
});

export const useLaterT = () => catalogue.useT();

/** Loads a screen or a part together with its words. */
export async function withLaterWords<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), catalogue.ready(bus.language$.value)]);
  return part;
}
