import { type CommonTranslate, commonCatalogue } from './common.ts';
import { useLanguage } from './useLanguage.ts';

/** `t` for the common words. */
export const useCommonT = (): CommonTranslate => commonCatalogue.translator(useLanguage());
