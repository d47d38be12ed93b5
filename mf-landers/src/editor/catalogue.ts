import { bus } from '@amarena/shared/bus';
import { defineCatalogue } from '@amarena/shared/i18n';
import type it from './words/it.ts';

/** Words of the editor; they load with its screen. */
export const editorCatalogue = defineCatalogue<typeof it>({
  namespace: 'landers-editor',
  load: (language) => import(`./words/${language}.ts`),
});

export const useEditorT = () => editorCatalogue.useT();

/** Loads the editor together with its words. */
export async function withWords<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), editorCatalogue.ready(bus.language$.value)]);
  return part;
}
