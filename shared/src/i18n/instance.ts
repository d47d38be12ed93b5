import { createInstance, type i18n as I18n } from 'i18next';
import { useSyncExternalStore } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '../contracts/languages.ts';

/** A catalogue's way into the instance; `defineCatalogue` makes it. */
export interface Loadable {
  load(language: Language): Promise<void>;
}

interface Words {
  readonly i18next: I18n;
  /** Every catalogue that some module defines; tests load them all. */
  readonly defined: Set<Loadable>;
  /** Catalogues whose texts came, or are on their way; a change of language loads all of them before anything shows it. */
  readonly inUse: Set<Loadable>;
  readonly listeners: Set<() => void>;
  language: Language;
  /** Country whose customs formats follow, see `formatters`. */
  country: string | null;
}

function createWords(): Words {
  const i18next = createInstance();
  void i18next.init({
    lng: DEFAULT_LANGUAGE,
    fallbackLng: DEFAULT_LANGUAGE,
    resources: {},
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    contextSeparator: '\u0000',
    // React escapes what it shows; a second time would put `&#39;` before people's eyes.
    interpolation: { escapeValue: false },
  });
  return { i18next, defined: new Set(), inUse: new Set(), listeners: new Set(), language: DEFAULT_LANGUAGE, country: null };
}

let words: Words | undefined;

/** The one instance, made at first use: importing this file does nothing. */
export function theWords(): Words {
  words ??= createWords();
  return words;
}

/** The language in use. */
export const currentLanguage = (): Language => theWords().language;

/**
 * Changes the language once every catalogue in use has it. Resolves when the page shows it. Rejects, and changes
 * nothing, where a catalogue cannot be loaded.
 */
export async function setLanguage(language: Language): Promise<void> {
  const { i18next, inUse, listeners } = theWords();
  await Promise.all([...inUse].map((catalogue) => catalogue.load(language)));
  await i18next.changeLanguage(language);
  theWords().language = language;
  // The server renders in a place without a document.
  if (typeof document !== 'undefined') document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  const { listeners } = theWords();
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The language in use; the component renders again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
