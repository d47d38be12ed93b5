import { LANGUAGES, type Language } from '@amarena/shared/contracts/platform/languages';

/** A place in a document, split into the parts that an editor knows by name. */
export interface NamedPlace {
  /** Index of the wording; null: the lander as a whole. */
  readonly variant: number | null;
  readonly language: Language | null;
  /** Index of the block in its content; null: none. */
  readonly block: number | null;
  /** Name of the field; '' if the place is a whole block or page. */
  readonly field: string;
  /** Number of the item in the block, from 1; null: none. */
  readonly item: number | null;
}

const CONTENT = /^variants\[(\d+)\](?:\.content\.([a-z]{2})(?:\.blocks\[(\d+)\])?)?\.?(.*)$/;
const LAST_NUMBER = /\[(\d+)\]/;

/** Parses `variants[0].content.it.blocks[2].items[1].title`. */
export function namedPlace(path: string): NamedPlace {
  const [, variant, spoken, block, rest = ''] = CONTENT.exec(path) ?? [];
  const inside = variant === undefined ? path : rest;
  const item = LAST_NUMBER.exec(inside)?.[1];
  return {
    variant: variant === undefined ? null : Number(variant),
    language: LANGUAGES.find((language) => language === spoken) ?? null,
    block: block === undefined ? null : Number(block),
    field: inside.split('.').at(-1)?.replace(LAST_NUMBER, '') ?? '',
    item: item === undefined ? null : Number(item) + 1,
  };
}
