import { useCallback, useSyncExternalStore } from 'react';
import { useLanguage } from '../i18n/useLanguage.ts';
import type { AppError } from './apiErrors.ts';
import { fieldText, onTexts, problemText, textsOf } from './problemText.ts';

/** The current language and its error texts. Errors shown before the texts loaded are rendered again when they have. */
function useTexts() {
  const language = useLanguage();
  const read = () => textsOf(language);
  return { language, texts: useSyncExternalStore(onTexts, read, read) };
}

/** Returns a function that gives an error's text in the current language; null if the error is silent. */
export function useProblemText(): (error: AppError) => string | null {
  const { language, texts } = useTexts();
  return useCallback((error: AppError) => problemText(error, language, texts), [language, texts]);
}

/** Returns a function that explains why a field is refused. */
export function useFieldText(): (problem: string) => string {
  const { language, texts } = useTexts();
  return useCallback((problem: string) => fieldText(problem, language, texts), [language, texts]);
}
