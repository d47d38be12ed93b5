/**
 * What the schemas of contracts are made of: zod, one copy for the page, with no more of it than is named here. A
 * name that leaves this list breaks every older remote whose contracts use it.
 */
export type { core, infer, input, ZodMiniType } from 'zod/mini';
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
  int,
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
  string,
  stringbool,
  trim,
  uuid,
} from 'zod/mini';
