import type { Endpoint } from '@amarena/shared/contracts/endpoint';
import { LiveEvent } from '@amarena/shared/contracts/live';
import { PLATFORM } from '@amarena/shared/contracts/remote';
import { ROUTES } from '@amarena/shared/contracts/routes';
import { WIDGET_OWNERS } from '@amarena/shared/contracts/widgets';
import { ApiError } from '@amarena/shared/errors';
import * as z from 'zod/mini';
import { docstrings } from '../../server/src/openapi/docstrings.ts';
import { contractModules, namesOf } from '../../server/src/openapi/names.ts';
import { code, table } from './markdown.ts';
import { isEndpoint } from './source.ts';
import { type JsonSchema, typeText } from './typeText.ts';

const modules = await contractModules();
const words = new Map([...docstrings()].map(([name, { text }]) => [name, text]));

const { registry: named, schemas: names } = namesOf(modules);

type Io = 'input' | 'output';

function schemaOf(schema: z.ZodMiniType, io: Io): JsonSchema {
  const { $defs = {}, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: named }) as JsonSchema & {
    $defs?: Record<string, JsonSchema>;
  };
  // A named schema is a reference to itself.
  const own = $defs[json.$ref?.replace(/^.*\//, '') ?? ''];
  return own ?? json;
}

const nameOf = (schema: z.ZodMiniType): string | undefined => named.get(schema)?.id;
const textOf = (schema: z.ZodMiniType, io: Io): string => nameOf(schema) ?? typeText(schemaOf(schema, io));

function routesPart(): string {
  const rows = ROUTES.map(({ path, owner, layout, access }) => [code(path), owner, layout, access]);
  return `## Routes\n\nThe one table of all addresses (\`routes.ts\`). The most specific match wins.\n\n${table(['path', 'owner', 'layout', 'who'], rows)}`;
}

function platformPart(): string {
  const rows = Object.entries(PLATFORM).map(([name, version]) => [code(name), version]);
  return `## Platform\n\n${words.get('PLATFORM') ?? ''}\n\n${table(['what the shell offers', 'version'], rows)}`;
}

function widgetsPart(): string {
  const rows = Object.entries(WIDGET_OWNERS).map(([name, owner]) => [code(name), owner]);
  return `## Widgets\n\n${words.get('Widgets') ?? ''} Their properties stand in \`widgets.ts\`.\n\n${table(['widget', 'owner'], rows)}`;
}

function call(name: string, { method, path, access, once, callers, query, body, answer }: Endpoint): string {
  const schemas: [string, z.ZodMiniType | null, 'input' | 'output'][] = [
    ['query', query, 'input'],
    ['body', body, 'input'],
    ['answer', answer, 'output'],
  ];
  const lines = schemas.flatMap(([part, schema, io]) => (schema === null ? [] : [`- ${part}: ${code(textOf(schema, io))}`]));
  const facts = [
    `who: ${access}`,
    ...(once ? ['carries an `Idempotency-Key`'] : []),
    ...(callers.includes('address') ? ['opened as an address: answers a page or leads to one'] : []),
    ...(answer === null && callers.includes('script') ? ['answers 204'] : []),
  ];
  return [`#### ${code(`${method} ${path}`)} ${name}`, words.get(name) ?? '', `${facts.join(' · ')}`, lines.join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
}

const CALLS =
  'The docstring above a call is its words here and in the OpenAPI document: it begins with the method, says what the call does, and names its refusals after `Errors:`. Outside production `/api/openapi.json` is that document and `/api/docs` shows it; `node tools/openapi.ts` checks it by the recommended rules of Redocly, and fails where a call has no words.';

function callsPart(): string {
  const parts = modules.map(([file, module]) => {
    const calls = Object.entries(module).flatMap(([name, value]) => (isEndpoint(value) ? [call(name, value)] : []));
    return calls.length === 0 ? '' : `### ${file}\n\n${calls.join('\n\n')}`;
  });
  return `## Calls\n\n${CALLS}\n\n${parts.filter((part) => part !== '').join('\n\n')}`;
}

function typesPart(): string {
  const rows = [...names].map(([name, schema]) => [code(name), words.get(name) ?? '', code(typeText(schemaOf(schema, 'output')))]);
  return `## Types\n\nThe schemas that have a name.\n\n${table(['name', 'meaning', 'shape'], rows)}`;
}

function unionPart(title: string, text: string, schema: z.ZodMiniType, by: string): string {
  const json = schemaOf(schema, 'output');
  const rows = (json.anyOf ?? json.oneOf ?? []).map((choice) => {
    const { [by]: tag, ...rest } = choice.properties ?? {};
    return [code(String(tag?.const ?? tag?.enum?.join(', '))), code(typeText({ ...choice, properties: rest }))];
  });
  return `## ${title}\n\n${text}\n\n${table([by, 'with'], rows)}`;
}

/** `docs/contracts.md`: everything two parts agree on, from the schemas and their docstrings. */
export function contractsPage(): string {
  const parts = [
    '# Contracts',
    'Written by `npm run docs` from `shared/src/contracts`; change it there. `npm test` fails where this page is out of date.',
    routesPart(),
    platformPart(),
    widgetsPart(),
    unionPart('Live events', words.get('LiveEvent') ?? '', LiveEvent, 'type'),
    unionPart('Errors', 'The closed list of codes. The server sends a code and its data, never a text.', ApiError, 'code'),
    callsPart(),
    typesPart(),
  ];
  return `${parts.join('\n\n')}\n`;
}
