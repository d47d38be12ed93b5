import type { Language } from '@amarena/shared/contracts/languages';

/** Names in a row, as a language lists them. */
export const listed = (language: Language, names: readonly string[]): string => new Intl.ListFormat(language).format(names);
