import type { Language } from '../contracts/platform/languages.ts';
import type { PlainKey, PluralKey, PluralVariant } from './catalogueTypes.ts';

/** Plural forms of each language, as named by `Intl.PluralRules`. A test compares the two. */
interface FormsByLanguage {
  it: 'one' | 'many' | 'other';
  de: 'one' | 'other';
  en: 'one' | 'other';
  es: 'one' | 'many' | 'other';
  fr: 'one' | 'many' | 'other';
  nl: 'one' | 'other';
  pl: 'one' | 'few' | 'many' | 'other';
}

/**
 * A catalogue in another language: the same keys, with that language's own plural forms. With the language as argument
 * each form is required: `Translation<typeof it, 'pl'>`.
 */
export type Translation<Source, In extends Language = Language> = {
  readonly [Key in PlainKey<Source>]: string;
} & (Language extends In
  ? { readonly [Key in `${PluralKey<Source>}_other`]: string } & { readonly [Key in PluralVariant<Source>]?: string }
  : { readonly [Key in `${PluralKey<Source>}_${FormsByLanguage[In]}`]: string });
