import * as z from 'zod/mini';

export type JsonObject = Readonly<Record<string, unknown>>;

/** A record of all keys of a list says which they are, and not only that they are required. */
function nameKeys({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { propertyNames, additionalProperties, required } = jsonSchema;
  if (required === undefined || typeof propertyNames !== 'object' || additionalProperties === undefined) return;
  jsonSchema.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]));
  jsonSchema.additionalProperties = false;
  delete jsonSchema.propertyNames;
}

/** A schema of the contracts as OpenAPI 3.1 takes it. */
export function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonObject {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: nameKeys });
  return json;
}

/** The content of a body that is JSON. */
export const json = (schema: JsonObject) => ({ content: { 'application/json': { schema } } });
