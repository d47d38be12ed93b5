import { type Formatters, formatters } from './formatters.ts';
import { i18nState, useLanguage } from './instance.ts';

/** Formatters of the current language. */
export const useFormat = (): Formatters => formatters(useLanguage(), i18nState().country);
