/** The part of JSON Schema that our schemas are converted to. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly $ref?: string;
}

const LARGEST_INT = 2 ** 31 - 1;
/** The bounds that every integer has say nothing about a field. */
const isBound = (value: number | undefined): value is number => value !== undefined && Math.abs(value) < LARGEST_INT;

const between = (least: number | undefined, most: number | undefined): string => {
  if (isBound(least) && isBound(most)) return ` (${least} to ${most})`;
  if (isBound(most)) return ` (at most ${most})`;
  return isBound(least) ? ` (at least ${least})` : '';
};

function objectText(schema: JsonSchema): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.entries(properties).map(([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${typeText(field)}`);
  if (fields.length === 0 && typeof additionalProperties === 'object') return `{ [name]: ${typeText(additionalProperties)} }`;
  return fields.length === 0 ? '{}' : `{ ${fields.join('; ')} }`;
}

/** A schema in one line, in TypeScript notation, with limits in brackets. */
export function typeText(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return schema.$ref.replace(/^.*\//, '');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeText({ ...schema, type })).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return choices.map(typeText).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') return `${arrayItem(schema.items ?? {})}[]`;
  if (schema.type === 'object') return objectText(schema);
  if (schema.type === 'string') return `${schema.format ?? 'string'}${between(schema.minLength, schema.maxLength)}`;
  if (schema.type === 'integer' || schema.type === 'number') return `${schema.type}${between(schema.minimum, schema.maximum)}`;
  return typeof schema.type === 'string' ? schema.type : 'unknown';
}

const arrayItem = (item: JsonSchema): string => {
  const text = typeText(item);
  return text.includes(' | ') || text.includes(' (') ? `(${text})` : text;
};
