import { createInstance, type i18n as I18n } from 'i18next';
import { DEFAULT_LANGUAGE, type Language } from '../contracts/platform/languages.ts';
import { once } from './once.ts';

/** A catalogue as the instance sees it; `defineCatalogue` creates it. */
export interface Loadable {
  load(language: Language): Promise<void>;
}

interface Words {
  readonly i18next: I18n;
  /** Every defined catalogue; tests load them all. */
  readonly defined: Set<Loadable>;
  /** Catalogues whose texts have loaded or are loading; a change of language loads all of them before it shows. */
  readonly inUse: Set<Loadable>;
  readonly listeners: Set<() => void>;
  language: Language;
  /** Country whose conventions the formatters follow, see `formatters`. */
  country: string | null;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name that is written from right to left, so that it does not turn the text around it: `38 ,مرحبا`. */
const isolated = (value: string): string => (RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value);

function createI18next(): I18n {
  const i18next = createInstance();
  void i18next.init({
    lng: DEFAULT_LANGUAGE,
    fallbackLng: DEFAULT_LANGUAGE,
    resources: {},
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    contextSeparator: '\u0000',
    // React escapes text itself; escaping it twice would show `&#39;`.
    interpolation: { escape: isolated },
  });
  return i18next;
}

/** i18next is created with the first text: catalogues are defined while scripts run, which takes long enough. */
function createWords(): Words {
  const i18next = once(createI18next);
  return {
    get i18next() {
      return i18next();
    },
    defined: new Set(),
    inUse: new Set(),
    listeners: new Set(),
    language: DEFAULT_LANGUAGE,
    country: null,
  };
}

let words: Words | undefined;

/** The single instance, created on first use: importing this file does nothing. */
export function i18nState(): Words {
  words ??= createWords();
  return words;
}

/** Creates what holds the words, so that this has a task of its own while the page starts. */
export function prepareWords(): void {
  void i18nState().i18next;
}

/** The current language. */
export const currentLanguage = (): Language => i18nState().language;

/**
 * Changes the language when every catalogue in use has it. Resolves when the page shows it. Rejects, and changes
 * nothing, if a catalogue fails to load.
 */
export async function setLanguage(language: Language): Promise<void> {
  const { i18next, inUse, listeners } = i18nState();
  // Code that arrives meanwhile loads its words in the language that is still in use.
  for (let loaded = -1; loaded < inUse.size; ) {
    loaded = inUse.size;
    await Promise.all([...inUse].map((catalogue) => catalogue.load(language)));
  }
  await i18next.changeLanguage(language);
  i18nState().language = language;
  // On the server there is no document.
  if (typeof document !== 'undefined') document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** Calls back after each change of language. Returns a function that unsubscribes. */
export function onLanguage(listener: () => void): () => void {
  const { listeners } = i18nState();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
