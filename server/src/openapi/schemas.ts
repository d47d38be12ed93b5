import * as z from 'zod/mini';
import type { Names } from './names.ts';

export type JsonObject = Readonly<Record<string, unknown>>;
export type Io = 'input' | 'output';

/**
 * A record whose keys come from a list says which keys these are, not only that they are required. That any other key is
 * a text goes without saying.
 */
function nameKeys({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { propertyNames, additionalProperties, required } = jsonSchema;
  if (typeof propertyNames === 'object' && Object.keys(propertyNames).join() === 'type') delete jsonSchema.propertyNames;
  if (required === undefined || typeof propertyNames !== 'object' || additionalProperties === undefined) return;
  jsonSchema.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]));
  jsonSchema.additionalProperties = false;
  delete jsonSchema.propertyNames;
}

const INT32 = { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 };
/** Formats that say what their pattern says again, at length. */
const SAID_BY_FORMAT: readonly (string | undefined)[] = ['date', 'date-time', 'uuid'];

/** A format in place of bounds and patterns that mean the same. */
function nameFormats({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { type, minimum, maximum, format } = jsonSchema;
  if (SAID_BY_FORMAT.includes(format)) delete jsonSchema.pattern;
  if (type !== 'integer' || minimum !== INT32.minimum || maximum !== INT32.maximum) return;
  jsonSchema.format = 'int32';
  delete jsonSchema.minimum;
  delete jsonSchema.maximum;
}

/** An answer may get further fields in a later release: a client that is generated from the document must not refuse them. */
function leaveOpen({ zodSchema, jsonSchema }: Parameters<Override>[0]): void {
  const { def } = zodSchema._zod;
  if (def.type === 'object' && !('catchall' in def && def.catchall !== undefined)) delete jsonSchema.additionalProperties;
}

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;
const override: Override = (context) => {
  nameKeys(context);
  nameFormats(context);
  leaveOpen(context);
};

const OPTIONS = { unrepresentable: 'any', override } as const;

/** A schema in the form of OpenAPI 3.1, with everything inlined. */
export function schemaOf(schema: z.ZodMiniType, io: Io): JsonObject {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { ...OPTIONS, io });
  return json;
}

/** The content of a JSON body. */
export const json = (schema: JsonObject) => ({ content: { 'application/json': { schema } } });

/** One type or null, as two types of one schema in place of a choice between two schemas. A list of values would have to contain null. */
function withNull(_key: string, value: unknown): unknown {
  const { anyOf, ...others } = Object(value) as { anyOf?: readonly JsonObject[] };
  const [one, none, ...more] = anyOf ?? [];
  if (one === undefined || none?.type !== 'null' || more.length > 0) return value;
  if (typeof one.type !== 'string' || 'enum' in one || 'const' in one) return value;
  return { ...others, ...one, type: [one.type, 'null'] };
}

const DEFINED = /"#\/\$defs\/(\w+)"/g;

export interface Schemas {
  /** A schema whose named parts are references to the document's components. */
  of(schema: z.ZodMiniType, io: Io): JsonObject;
  /** Like `of`, with the fields of the schema itself inlined. */
  fieldsOf(schema: z.ZodMiniType, io: Io): JsonObject;
  /** Schemas referred to so far, by component name. */
  components(): JsonObject;
}

/** Writes each named schema once. One whose request form differs from its answer form has a second name, `…Sent`. */
export function createSchemas({ registry, schemas }: Names): Schemas {
  const written = new Map<string, JsonObject>();
  const isSentOtherwise = (schema: z.ZodMiniType): boolean =>
    JSON.stringify(schemaOf(schema, 'input')) !== JSON.stringify(schemaOf(schema, 'output'));
  const sentOtherwise = new Set([...schemas].flatMap(([name, schema]) => (isSentOtherwise(schema) ? [name] : [])));
  const componentOf = (name: string, io: Io): string => (io === 'input' && sentOtherwise.has(name) ? `${name}Sent` : name);
  /** The schema with references into the document. */
  const referring = (value: object, io: Io): JsonObject =>
    JSON.parse(
      JSON.stringify(value).replace(DEFINED, (_all, name: string) => `"#/components/schemas/${componentOf(name, io)}"`),
      withNull,
    );

  /** The fields of a schema; named parts are added to the components. */
  function fieldsOf(schema: z.ZodMiniType, io: Io): JsonObject {
    const { $schema: _dialect, $defs = {}, ...plain } = z.toJSONSchema(schema, { ...OPTIONS, io, metadata: registry });
    const own = registry.get(schema)?.id ?? '';
    const { [own]: itself = plain, ...others } = $defs;
    for (const [name, { id: _name, ...defined }] of Object.entries(others)) written.set(componentOf(name, io), referring(defined, io));
    const { id: _own, ...fields } = itself;
    return referring(fields, io);
  }

  return {
    // Wrapped in an object, so that a named schema becomes a reference itself.
    of: (schema, io) => (fieldsOf(z.object({ it: schema }), io).properties as Readonly<Record<'it', JsonObject>>).it,
    fieldsOf,
    components: () => Object.fromEntries([...written].sort(([one], [other]) => one.localeCompare(other))),
  };
}
