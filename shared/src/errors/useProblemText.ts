import { useCallback } from 'react';
import { useLanguage } from '../i18n/instance.ts';
import type { AppError } from './codes.ts';
import { fieldText, problemText } from './problemText.ts';

/** Turns errors into words of the language in use; null where the product stays silent. */
export function useProblemText(): (error: AppError) => string | null {
  const language = useLanguage();
  return useCallback((error: AppError) => problemText(error, language), [language]);
}

/** Turns the reason why a field is refused into words. */
export function useFieldText(): (problem: string) => string {
  const language = useLanguage();
  return useCallback((problem: string) => fieldText(problem, language), [language]);
}
