import { type Formatters, formatters } from './formatters.ts';
import { theWords, useLanguage } from './instance.ts';

/** Formatters of the current language. */
export const useFormat = (): Formatters => formatters(useLanguage(), theWords().country);
