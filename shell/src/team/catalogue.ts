import { defineCatalogue } from '@amarena/shared/i18n';
import type it from './words/it.ts';

/** Words that only developers see; they load with their screen. */
export const teamCatalogue = defineCatalogue<typeof it>({
  namespace: 'shell-team',
  load: (language) => import(`./words/${language}.ts`),
});

export const useTeamT = () => teamCatalogue.useT();
