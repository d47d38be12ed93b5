import { defineCatalogue } from '@amarena/shared/i18n';
import type it from './words/it.ts';

/** Words of what developers see alone; they come with its screen. */
export const teamCatalogue = defineCatalogue<typeof it>({
  namespace: 'shell-team',
  load: (language) => import(`./words/${language}.ts`),
});

export const useTeamT = () => teamCatalogue.useT();
