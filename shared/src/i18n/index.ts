export { serverNow } from '../contracts/platform/serverTime.ts';
export { type CatalogueDefinition, type DefinedCatalogue, defineCatalogue } from './catalogue.ts';
export type { Catalogue, TextKey, TextValues, Translate, Translation } from './catalogueTypes.ts';
export {
  type CommonKey,
  type CommonTranslate,
  commonCatalogue,
  fictionalLabel,
  fictionalName,
  fictionalWarningShown,
  lastActiveText,
  regionLabel,
  useCommonT,
} from './common.ts';
export { countdown, type FormattedAmounts, type Formatters, formatters, type Moment, recordAmounts, restoreAmounts } from './formatters.ts';
export { currentLanguage, setLanguage, useLanguage } from './instance.ts';
export { type LanguageStart, startLanguage } from './start.ts';
export { useFormat } from './useFormat.ts';
