import type { Language } from '../contracts/languages.ts';
import type { Catalogue, Translate, Translation } from './catalogueTypes.ts';
import { elided } from './elided.ts';
import { type Loadable, theWords, useLanguage } from './instance.ts';

export interface CatalogueDefinition<Source extends Catalogue> {
  /** One for each package: `mf-chat`. Every definition keeps its texts apart, also from another version of the same package. */
  readonly namespace: string;
  /** Loads a language, the source too, so that a page brings along only the one in use: ``(language) => import(`./${language}.ts`)``. */
  readonly load: (language: Language) => Promise<{ readonly default: Translation<Source> }>;
}

export interface DefinedCatalogue<Source extends Catalogue> {
  /** `t` for a component; renders again when the language changes. */
  useT(): Translate<Source>;
  /** `t` outside components, for one language that is ready. */
  translator(language: Language): Translate<Source>;
  /** Whether the texts of a language are here. */
  has(language: Language): boolean;
  /** Loads the texts of a language. The page waits for it before it mounts. */
  ready(language: Language): Promise<void>;
}

/**
 * Ties a package's texts to the one i18next instance. Loads nothing by itself: `ready` does, and from then on a
 * change of language brings this catalogue along. `Source` is the type of the Italian texts, `as const`, so that keys
 * and placeholders are checked; where Italian was loaded it stands in for a language that was not.
 */
export function defineCatalogue<Source extends Catalogue>({ namespace, load }: CatalogueDefinition<Source>): DefinedCatalogue<Source> {
  // Two versions of a package may be in one page, and one after the other on the server: each keeps its own words.
  const own = `${namespace}#${theWords().defined.size}`;
  let arrived = false;
  const loadable: Loadable = {
    async load(language) {
      const { i18next, inUse } = theWords();
      if (i18next.hasResourceBundle(language, own)) return;
      // Before its texts arrive, so that a change of language meanwhile waits for this catalogue, too.
      inUse.add(loadable);
      try {
        const loaded = await load(language);
        i18next.addResourceBundle(language, own, loaded.default);
        arrived = true;
      } finally {
        // A version whose texts never arrived must not hold back every later change of language.
        if (!arrived) inUse.delete(loadable);
      }
    },
  };
  theWords().defined.add(loadable);
  const translators = new Map<Language, Translate<Source>>();
  const translator = (language: Language): Translate<Source> => {
    const known = translators.get(language);
    if (known !== undefined) return known;
    const translate = theWords().i18next.getFixedT(language, own) as (key: string, values: object) => string;
    const fitted = language === 'it' ? elided : (text: string) => text;
    const made: Translate<Source> = (key, ...[values]) => fitted(translate(key, { ...values }));
    translators.set(language, made);
    return made;
  };

  return {
    translator,
    useT: () => translator(useLanguage()),
    has: (language) => theWords().i18next.hasResourceBundle(language, own),
    ready: (language) => loadable.load(language),
  };
}
