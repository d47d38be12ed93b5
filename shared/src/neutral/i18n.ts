/** Words, numbers and dates without React. Each part gets the shell's. */
export { serverNow } from '../contracts/platform/serverTime.ts';
export { type CatalogueDefinition, definePlainCatalogue, type PlainCatalogue } from '../i18n/catalogue.ts';
export type { Catalogue, TextKey, TextValues, Translate } from '../i18n/catalogueTypes.ts';
export { type CommonKey, type CommonTranslate, commonCatalogue, lastActiveText } from '../i18n/common.ts';
export { type Formatters, formatters } from '../i18n/formatters.ts';
export { currentLanguage } from '../i18n/instance.ts';
export { regionLabel } from '../i18n/regionLabel.ts';
export type { Translation } from '../i18n/translation.ts';
