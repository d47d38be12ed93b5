import type { Language } from '../contracts/platform/languages.ts';
import { commonCatalogue } from './common.ts';
import { i18nState, setLanguage } from './instance.ts';

export interface LanguageStart {
  /** Country whose conventions numbers and dates follow if it speaks the language; null: the language's own. */
  readonly country?: string | null;
}

/** Initialises the words of the page. The shell calls it once, before it mounts anything. */
export async function startLanguage(language: Language, { country = null }: LanguageStart = {}): Promise<void> {
  i18nState().country = country;
  await commonCatalogue.ready(language);
  await setLanguage(language);
}
