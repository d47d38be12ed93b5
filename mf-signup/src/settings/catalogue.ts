import { bus } from '@amarena/shared/bus';
import { defineCatalogue } from '@amarena/shared/i18n';
import type it from './words/it.ts';

/** Words of the account settings, in a catalogue of their own: people who only sign up do not need them. */
const catalogue = defineCatalogue<typeof it>({
  namespace: 'mf-signup-settings',
  load: (language) => import(`./words/${language}.ts`),
});

export const useSettingsT = () => catalogue.useT();
export const settingsWords = catalogue;

/** Loads a screen together with these words. */
export async function withSettingsWords<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), catalogue.ready(bus.language$.value)]);
  return part;
}
