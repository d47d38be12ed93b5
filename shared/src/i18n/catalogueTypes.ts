/** Texts by flat key; a plural key ends in `_one`, `_few`, `_many` or `_other`. */
export type Catalogue = Readonly<Record<string, string>>;

export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type Keys<Source> = keyof Source & string;
/** Keys with plural forms, without their suffix. Every language has the form `other`. */
export type PluralKey<Source> = Keys<Source> extends infer Key ? (Key extends `${infer Base}_other` ? Base : never) : never;
export type PluralVariant<Source> = `${PluralKey<Source>}_${PluralForm}`;
/** Keys without plural forms. */
export type PlainKey<Source> = Exclude<Keys<Source>, PluralVariant<Source>>;
/** Keys that `t` accepts. */
export type TextKey<Source> = PlainKey<Source> | PluralKey<Source>;

type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Placeholders<Rest> : never;
type TextOf<Source, Key extends string> =
  | (Key extends keyof Source ? Source[Key] : never)
  | (`${Key}_other` extends keyof Source ? Source[`${Key}_other`] : never);
type Names<Source, Key extends string> = Placeholders<TextOf<Source, Key>> | (Key extends PluralKey<Source> ? 'count' : never);
type Values<Name extends string> = { readonly [Key in Name]: Key extends 'count' ? number : string | number };

/** Values that a text needs, as further arguments of `t`: none, or one object with a value for each placeholder. */
export type TextValues<Source, Key extends string> = [Names<Source, Key>] extends [never] ? [] : [values: Values<Names<Source, Key>>];

/** Returns the text of a key in the current language, with its placeholders filled in. */
export type Translate<Source> = <Key extends TextKey<Source>>(key: Key, ...values: TextValues<Source, Key>) => string;
