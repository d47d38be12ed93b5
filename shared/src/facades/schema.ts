/**
 * What the schemas of contracts are made of: zod, one copy for the page, with no more of it than is named here. A
 * name that leaves this list breaks every older remote whose contracts use it.
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

/** What PostgreSQL cannot keep or no keyboard types: controls other than tab and line breaks, and halves of a surrogate pair. */
const UNSTORABLE = /[^\P{Cc}\t\n\r\u0080-\u009f]|\p{Cs}/u;

/** Text. Every field refuses what the database cannot keep, so that no new field has to think of it. */
export const string = () => zodString().check(refine((value) => !UNSTORABLE.test(value)));

/** Text of any characters, for what the server cleans before it keeps it: half an emoji that was pasted costs nobody a message. */
export const anyText = () => zodString();

/** A whole number of 32 bits, as the columns of the database have it. */
export const int = () => int32();
