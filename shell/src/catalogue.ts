import { defineCatalogue, type TextKey, type Translate } from '@amarena/shared/i18n';
import type it from './words/it.ts';

export const shellCatalogue = defineCatalogue<typeof it>({ namespace: 'shell', load: (language) => import(`./words/${language}.ts`) });

export type ShellKey = TextKey<typeof it>;
export type ShellTranslate = Translate<typeof it>;

export const useShellT = (): ShellTranslate => shellCatalogue.useT();
