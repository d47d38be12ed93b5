/** Versions of remotes that were published before it was a contract take it from here. */
export { fictionalWarningShown } from '../contracts/people/fictionalWarning.ts';
export { serverNow } from '../contracts/platform/serverTime.ts';
export { type CatalogueDefinition, definePlainCatalogue, type PlainCatalogue } from './catalogue.ts';
export type { Catalogue, TextKey, TextValues, Translate } from './catalogueTypes.ts';
export { type Clock, clockNow, renderedNow, tellTimesBy } from './clock.ts';
export { type CommonKey, type CommonTranslate, commonCatalogue, lastActiveText } from './common.ts';
export { type DefinedCatalogue, defineCatalogue } from './defineCatalogue.ts';
export { fictionalLabel, fictionalName } from './fictionalName.ts';
export { type Formatters, formatters } from './formatters.ts';
export { currentLanguage, prepareWords, setLanguage } from './instance.ts';
export { regionLabel } from './regionLabel.ts';
export { type LanguageStart, startLanguage } from './start.ts';
export type { Translation } from './translation.ts';
export { useCommonT } from './useCommonT.ts';
export { useFormat } from './useFormat.ts';
export { useLanguage } from './useLanguage.ts';
export { recordTexts, restoreTexts, type WrittenTexts } from './written.ts';
