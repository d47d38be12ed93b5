import type { Language } from '../contracts/languages.ts';

/** Texts by flat key; a plural key carries `_one`, `_few`, `_many` or `_other` at its end. */
export type Catalogue = Readonly<Record<string, string>>;

export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Plural forms of each language, as `Intl.PluralRules` names them. A test compares the two. */
interface FormsByLanguage {
  it: 'one' | 'many' | 'other';
  de: 'one' | 'other';
  en: 'one' | 'other';
  es: 'one' | 'many' | 'other';
  fr: 'one' | 'many' | 'other';
  nl: 'one' | 'other';
  pl: 'one' | 'few' | 'many' | 'other';
}

type Keys<Source> = keyof Source & string;
/** Keys that are counted, without their suffix. Every language has the form `other`. */
export type PluralKey<Source> = Keys<Source> extends infer Key ? (Key extends `${infer Base}_other` ? Base : never) : never;
type PluralVariant<Source> = `${PluralKey<Source>}_${PluralForm}`;
/** Keys that are not counted. */
export type PlainKey<Source> = Exclude<Keys<Source>, PluralVariant<Source>>;
/** Keys as `t` takes them. */
export type TextKey<Source> = PlainKey<Source> | PluralKey<Source>;

type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Placeholders<Rest> : never;
type TextOf<Source, Key extends string> =
  | (Key extends keyof Source ? Source[Key] : never)
  | (`${Key}_other` extends keyof Source ? Source[`${Key}_other`] : never);
type Names<Source, Key extends string> = Placeholders<TextOf<Source, Key>> | (Key extends PluralKey<Source> ? 'count' : never);
type Values<Name extends string> = { readonly [Key in Name]: Key extends 'count' ? number : string | number };

/** Values a text needs, as `t`'s further arguments: none, or one object with a value for each placeholder. */
export type TextValues<Source, Key extends string> = [Names<Source, Key>] extends [never] ? [] : [values: Values<Names<Source, Key>>];

/** Gives the text of a key in the language in use, with its placeholders filled in. */
export type Translate<Source> = <Key extends TextKey<Source>>(key: Key, ...values: TextValues<Source, Key>) => string;

/**
 * A catalogue in another language: the same keys, with that language's own plural forms. Naming the language makes
 * each form required: `Translation<typeof it, 'pl'>`.
 */
export type Translation<Source, In extends Language = Language> = {
  readonly [Key in PlainKey<Source>]: string;
} & (Language extends In
  ? { readonly [Key in `${PluralKey<Source>}_other`]: string } & { readonly [Key in PluralVariant<Source>]?: string }
  : { readonly [Key in `${PluralKey<Source>}_${FormsByLanguage[In]}`]: string });
