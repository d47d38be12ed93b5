import { bus } from '@amarena/shared/bus';
import { defineCatalogue } from '@amarena/shared/i18n';
import type it from './ownProfile/words/it.ts';

/** Words of the member's own profile, in a catalogue of their own: people who only sign up do not need them. */
const catalogue = defineCatalogue<typeof it>({
  namespace: 'mf-signup-profile',
  load: (language) => import(`./ownProfile/words/${language}.ts`),
});

export const useOwnT = () => catalogue.useT();

/** Loads a screen together with these words. */
export async function withOwnWords<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), catalogue.ready(bus.language$.value)]);
  return part;
}
