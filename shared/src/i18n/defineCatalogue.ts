import { type CatalogueDefinition, definePlainCatalogue, type PlainCatalogue } from './catalogue.ts';
import type { Catalogue, Translate } from './catalogueTypes.ts';
import { useLanguage } from './useLanguage.ts';

/** A catalogue for React. */
export interface DefinedCatalogue<Source extends Catalogue> extends PlainCatalogue<Source> {
  /** `t` for a component; re-renders when the language changes. */
  useT(): Translate<Source>;
}

/** `definePlainCatalogue`, with a hook for React. */
export function defineCatalogue<Source extends Catalogue>(definition: CatalogueDefinition<Source>): DefinedCatalogue<Source> {
  const plain = definePlainCatalogue(definition);
  return { ...plain, useT: () => plain.translator(useLanguage()) };
}
