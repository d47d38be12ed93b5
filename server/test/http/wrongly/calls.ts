import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@amarena/shared/contracts/platform/endpoint';
import * as z from 'zod/mini';
import type { TestServer } from '../../support/startServer.ts';

const CONTRACTS = join(import.meta.dirname, '../../../../shared/src/contracts');

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'once' in value;

/** Every endpoint of the contracts, by name. Those that remove something come last, so that the others still find it. */
export async function allCalls(): Promise<Endpoint[]> {
  const files = globSync('*/*.ts', { cwd: CONTRACTS }).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file): Promise<Record<string, unknown>> => import(join(CONTRACTS, file))));
  const calls = modules.flatMap((module) => Object.values(module).filter(isEndpoint));
  const removes = ({ method }: Endpoint) => (method === 'DELETE' ? 1 : 0);
  return calls.sort((one, other) => removes(one) - removes(other) || one.name.localeCompare(other.name));
}

/** The part of JSON Schema that inputs are converted to. */
export interface InputSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, InputSchema>>;
  readonly items?: InputSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly InputSchema[];
  readonly oneOf?: readonly InputSchema[];
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly minItems?: number;
}

export const schemaOf = (schema: z.ZodMiniType): InputSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as InputSchema;

const TEXTS: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  'date-time': '2026-11-21T10:00:00.000Z',
  date: '1991-04-30',
};

/** Texts with rules that their schema does not contain. */
const BY_NAME: Readonly<Record<string, string>> = {
  email: 'nobody@example.test',
  date_of_birth: '1991-04-30',
  time_zone: 'Europe/Rome',
  password: 'una password lunga',
};
const WORDS = 'some words of thirty letters !';

function sampleText({ format, minLength = 0, maxLength = WORDS.length }: InputSchema, name: string): string {
  const known = BY_NAME[name] ?? TEXTS[format ?? ''];
  return known ?? WORDS.repeat(Math.ceil(Math.max(minLength, 1) / WORDS.length)).slice(0, Math.max(maxLength, minLength));
}

/** A value that the schema accepts, or nearly: it does not know patterns. */
export function sample(schema: InputSchema, name = ''): unknown {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return sample(choices[0] ?? {}, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.type === 'string') return sampleText(schema, name);
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') return [sample(schema.items ?? {})];
  if (schema.type !== 'object') return 'abc';
  return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([field, inner]) => [field, sample(inner, field)]));
}

/** Fields of an object and of all nested objects, by path. */
export function fieldsOf(schema: InputSchema, path: readonly string[] = []): { path: readonly string[]; schema: InputSchema }[] {
  const inner = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema;
  return Object.entries(inner.properties ?? {}).flatMap(([name, field]) => {
    const here = [...path, name];
    return [{ path: here, schema: field }, ...fieldsOf(field, here)];
  });
}

/** A copy of `value` with `wrong` at the path; undefined removes the field. */
export function withWrong(value: unknown, [name = '', ...rest]: readonly string[], wrong: unknown): unknown {
  const { [name]: old, ...others } = value as Record<string, unknown>;
  if (rest.length === 0 && wrong === undefined) return others;
  return { ...others, [name]: rest.length === 0 ? wrong : withWrong(old, rest, wrong) };
}

/** Placeholder in a body for a number that JSON can express and JavaScript cannot. */
export const TOO_LARGE = '@@1e400@@';

export interface Attempt {
  readonly method?: string;
  readonly query?: string | Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly cookies?: ReadonlyMap<string, string>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly key?: string;
}

/** Outside production this machine has no limits: those of one attempt must not hide what the next one would find. */
const UNLIMITED = '127.0.0.1';

const queryText = (query: NonNullable<Attempt['query']>): string =>
  typeof query === 'string' ? query : `${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly type: string;
}

/** Makes one call unchecked, whatever its contract says. */
export async function attempt(server: TestServer, { method, path, body }: Endpoint, sent: Attempt): Promise<Answered> {
  const query = sent.query === undefined ? '' : queryText(sent.query);
  const payload = sent.body === undefined ? undefined : JSON.stringify(sent.body).replaceAll(`"${TOO_LARGE}"`, '1e400');
  const response = await server.server.inject({
    method: (sent.method ?? method) as 'GET',
    url: `${path}${query === '' ? '' : `${path.includes('?') ? '&' : '?'}${query}`}`,
    headers: {
      'x-forwarded-for': UNLIMITED,
      'idempotency-key': sent.key ?? randomUUID(),
      ...(sent.cookies && { cookie: [...sent.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      ...((body !== null || payload !== undefined) && { 'content-type': 'application/json' }),
      ...sent.headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, text: response.payload, type: String(response.headers['content-type'] ?? '') };
}
