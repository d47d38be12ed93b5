import { useCallback, useSyncExternalStore } from 'react';
import { useLanguage } from '../i18n/instance.ts';
import type { AppError } from './codes.ts';
import { fieldText, onTexts, problemText, textsOf } from './problemText.ts';

/** The language in use and its words for errors. What was told before they came is told anew once they are here. */
function useTexts() {
  const language = useLanguage();
  const read = () => textsOf(language);
  return { language, texts: useSyncExternalStore(onTexts, read, read) };
}

/** Turns errors into words of the language in use; null where the product stays silent. */
export function useProblemText(): (error: AppError) => string | null {
  const { language, texts } = useTexts();
  return useCallback((error: AppError) => problemText(error, language, texts), [language, texts]);
}

/** Turns the reason why a field is refused into words. */
export function useFieldText(): (problem: string) => string {
  const { language, texts } = useTexts();
  return useCallback((problem: string) => fieldText(problem, language, texts), [language, texts]);
}
