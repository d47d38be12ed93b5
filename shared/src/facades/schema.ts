/**
 * What the schemas of contracts use: zod, one copy for the page, reduced to these names. Removing a name breaks every
 * older remote whose contracts use it.
 */
import { int32, refine, string as zodString } from 'zod/mini';

export type {
  core,
  infer,
  input,
  ZodMiniArray,
  ZodMiniDefault,
  ZodMiniNullable,
  ZodMiniObject,
  ZodMiniOptional,
  ZodMiniType,
  ZodMiniUUID,
} from 'zod/mini';
export {
  _default,
  array,
  boolean,
  coerce,
  config,
  discriminatedUnion,
  enum,
  extend,
  gte,
  iso,
  literal,
  looseObject,
  lte,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  partial,
  partialRecord,
  record,
  regex,
  safeParse,
  stringbool,
  trim,
  uuid,
} from 'zod/mini';

/** Characters that PostgreSQL cannot store or no keyboard types: control characters except tab and line breaks, and lone surrogates. */
const UNSTORABLE = /[^\P{Cc}\t\n\r\u0080-\u009f]|\p{Cs}/u;

/** Text. It refuses what the database cannot store, so that no field has to check it. */
export const string = () => zodString().check(refine((value) => !UNSTORABLE.test(value)));

/** Text with any characters, for fields that the server cleans before storing: half of a pasted emoji must not lose a whole message. */
export const anyText = () => zodString();

/** A 32-bit integer, like the database's columns. */
export const int = () => int32();
