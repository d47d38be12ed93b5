export { serverNow } from '../contracts/platform/serverTime.ts';
export { type CatalogueDefinition, type DefinedCatalogue, defineCatalogue } from './catalogue.ts';
export type { Catalogue, TextKey, TextValues, Translate, Translation } from './catalogueTypes.ts';
export { type Clock, clockNow, tellTimesBy } from './clock.ts';
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
export { type Formatters, formatters } from './formatters.ts';
export { currentLanguage, prepareWords, setLanguage, useLanguage } from './instance.ts';
export { type LanguageStart, startLanguage } from './start.ts';
export { useFormat } from './useFormat.ts';
export { recordTexts, restoreTexts, type WrittenTexts } from './written.ts';
