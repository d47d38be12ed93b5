import type { Language } from '../contracts/platform/languages.ts';
import type { Catalogue, Translate } from './catalogueTypes.ts';
import { elided } from './elided.ts';
import { i18nState, type Loadable } from './instance.ts';
import { once } from './once.ts';
import type { Translation } from './translation.ts';

export interface CatalogueDefinition<Source extends Catalogue> {
  /** The package's name: `mf-chat`. Every definition keeps its texts separate, even from another version of the same package. */
  readonly namespace: string;
  /** Loads a language, Italian too, so that a page loads only the one in use: ``(language) => import(`./${language}.ts`)``. */
  readonly load: (language: Language) => Promise<{ readonly default: Translation<Source> }>;
}

/** A catalogue as every framework can use it. */
export interface PlainCatalogue<Source extends Catalogue> {
  /** `t` for a language that has loaded. */
  translator(language: Language): Translate<Source>;
  /** Whether the texts of a language have loaded. */
  has(language: Language): boolean;
  /** Loads the texts of a language. The page waits for it before it mounts. */
  ready(language: Language): Promise<void>;
}

/**
 * Registers a package's texts with the single i18next instance. It loads nothing itself: `ready` does, and from then on
 * a change of language reloads this catalogue too. `Source` is the type of the Italian texts, `as const`, so that keys
 * and placeholders are checked; `translation.ts` says what the other languages need. If Italian has loaded, it replaces a language that has not.
 */
export function definePlainCatalogue<Source extends Catalogue>({ namespace, load }: CatalogueDefinition<Source>): PlainCatalogue<Source> {
  // Two versions of a package can be on one page, or run one after the other on the server: each keeps its own words.
  const own = `${namespace}#${i18nState().defined.size}`;
  let arrived = false;
  /** Texts as they are in the catalogue: a look-up in i18next takes some twenty times as long, and a list needs hundreds. */
  const texts = new Map<string, string>();
  const loadable: Loadable = {
    async load(language) {
      const { i18next, inUse } = i18nState();
      if (i18next.hasResourceBundle(language, own)) return;
      // Before the texts arrive, so that a change of language meanwhile waits for this catalogue too.
      inUse.add(loadable);
      try {
        const loaded = await load(language);
        i18next.addResourceBundle(language, own, loaded.default);
        // Until now some may have been Italian, or their keys.
        texts.clear();
        arrived = true;
      } finally {
        // A version whose texts failed to load must not block every later change of language.
        if (!arrived) inUse.delete(loadable);
      }
    },
  };
  i18nState().defined.add(loadable);
  const translators = new Map<Language, Translate<Source>>();
  const translator = (language: Language): Translate<Source> => {
    const known = translators.get(language);
    if (known !== undefined) return known;
    const { i18next } = i18nState();
    const translate = i18next.getFixedT(language, own) as (key: string, options: object) => string;
    const formOf = once(() => new Intl.PluralRules(language));
    const fitted = language === 'it' ? elided : (text: string) => text;
    const textOf = (key: string, count: unknown): string => {
      const counted = typeof count === 'number';
      const form = counted ? `${language} ${key} ${count === 0 ? 'zero' : formOf().select(count)}` : `${language} ${key}`;
      const text = texts.get(form) ?? translate(key, { ...(counted && { count }), skipInterpolation: true });
      texts.set(form, text);
      return text;
    };
    const made: Translate<Source> = (key, ...[values]) =>
      fitted(
        values === undefined
          ? textOf(key, undefined)
          : i18next.services.interpolator.interpolate(textOf(key, (values as { count?: unknown }).count), values, language, {}),
      );
    translators.set(language, made);
    return made;
  };

  return {
    translator,
    has: (language) => i18nState().i18next.hasResourceBundle(language, own),
    ready: (language) => loadable.load(language),
  };
}
