import type { Language } from '@amarena/shared/contracts/platform/languages';

/** Names joined as the language lists them. */
export const listed = (language: Language, names: readonly string[]): string => new Intl.ListFormat(language).format(names);
