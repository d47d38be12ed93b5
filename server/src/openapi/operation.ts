import type { Endpoint } from '@amarena/shared/contracts/platform/endpoint';
import { AREAS } from './areas.ts';
import type { Docstring } from './docstrings.ts';
import { type Code, codesOf, refusals } from './refusals.ts';
import { type JsonObject, json, type Schemas } from './schemas.ts';

/** An endpoint, prepared for the document. */
export interface Operation {
  readonly endpoint: Endpoint;
  readonly area: string;
  readonly summary: string;
  readonly description: string;
  readonly codes: ReadonlySet<Code>;
}

const FILE = { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } };
/** What a browser gets from endpoints that are opened as an address. */
const PAGES = {
  200: { description: 'A page for people.', content: { 'text/html': { schema: { type: 'string' } } } },
  '3XX': { description: 'Leads on to another page.' },
};
const KEY = { $ref: '#/components/parameters/IdempotencyKey' };
const SESSION = { session: [] };
const TOKEN = { token: [] };
/** What calls with a token are refused with, besides the usual errors. */
const PROBLEM = { '4XX': { $ref: '#/components/responses/DeliveryProblem' } };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The description of an endpoint, from its docstring. Throws if there is none, or if its module has no area. */
export function operationOf(endpoint: Endpoint, words: ReadonlyMap<string, Docstring>): Operation {
  const { name, method } = endpoint;
  const { text = '', module = '' } = words.get(name) ?? {};
  if (!text.startsWith(`${method}: `))
    throw new Error(`The call ${name} has no docstring that begins with "${method}: ": say what it does.`);
  const description = capital(text.slice(method.length + 2));
  const summary = (description.split(/[.;:](?:\s|$)/)[0] ?? '').replaceAll('`', '');
  if (AREAS[module] === undefined) throw new Error(`The contracts of ${module} have no area: say in areas.ts what they are about.`);
  return { endpoint, area: module, summary, description, codes: codesOf(endpoint, words) };
}

const queryOf = ({ path }: Endpoint): [string, string][] => [...new URLSearchParams(path.split('?')[1])];

function parametersOf({ query, once }: Endpoint, schemas: Schemas): JsonObject[] {
  const { properties = {}, required = [] } = (query === null ? {} : schemas.fieldsOf(query, 'input')) as {
    properties?: JsonObject;
    required?: readonly string[];
  };
  const fields = Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
  return once ? [...fields, KEY] : fields;
}

/** In a path, the part after a question mark holds parameters: they distinguish the endpoints of one path. */
const choiceOf = ({ endpoint, summary }: Operation, isOnly: boolean): JsonObject[] =>
  queryOf(endpoint).map(([name, value]) => ({
    name,
    in: 'query',
    required: isOnly,
    description: summary,
    schema: { type: 'string', const: value },
  }));

const unique = (values: readonly JsonObject[]): JsonObject[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

const oneOf = (schemas: readonly JsonObject[]): JsonObject => (schemas.length === 1 ? (schemas[0] ?? {}) : { oneOf: schemas });

function requestOf(endpoints: readonly Endpoint[], schemas: Schemas): JsonObject {
  if (endpoints.some(({ bytes }) => bytes)) return { requestBody: { required: true, ...FILE } };
  const bodies = endpoints.flatMap(({ body }) => (body === null ? [] : [schemas.of(body, 'input')]));
  return bodies.length === 0 ? {} : { requestBody: { required: true, ...json(oneOf(bodies)) } };
}

function answersOf(endpoints: readonly Endpoint[], schemas: Schemas): JsonObject {
  const answers = endpoints.flatMap(({ answer }) => (answer === null ? [] : [schemas.of(answer, 'output')]));
  const opened = endpoints.filter(({ callers }) => callers.includes('address'));
  const isSilent = endpoints.some(({ answer, callers }) => answer === null && callers.includes('script'));
  return {
    ...(answers.length === 0 ? {} : { 200: { description: 'Done.', ...json(oneOf(answers)) } }),
    ...(opened.length === 0 ? {} : PAGES),
    ...(isSilent ? { 204: { description: 'Done.' } } : {}),
  };
}

function securityOf(endpoints: readonly Endpoint[]): JsonObject[] {
  const access = new Set(endpoints.map((endpoint) => endpoint.access));
  return [
    ...(access.has('visitor') && access.has('member') ? [{}] : []),
    ...(access.has('member') ? [SESSION] : []),
    ...(access.has('token') ? [TOKEN] : []),
  ];
}

const described = ({ endpoint, description }: Operation): string => {
  const query = queryOf(endpoint).map(([name, value]) => `${name}=${value}`);
  return query.length === 0 ? description : `With \`${query.join('&')}\` (\`${endpoint.name}\`): ${description}`;
};

/** What a call says after its summary, which readers show in front of it. Of several calls, everything. */
function afterSummary(operations: readonly [Operation, ...Operation[]]): string {
  const [first, ...others] = operations;
  if (others.length > 0) return operations.map(described).join('\n\n');
  const [sentence = '', more = ''] = described(first).split(/(?<=\.)\s+(.*)/s);
  return sentence.replaceAll('`', '') === `${first.summary}.` ? more : described(first);
}

/** All codes that one of these endpoints may return. */
export const codesOfAll = (operations: readonly Operation[]): ReadonlySet<Code> => new Set(operations.flatMap(({ codes }) => [...codes]));

/** Endpoints with one method and path as a single operation: OpenAPI cannot distinguish them by their query. */
export function asOneOperation(operations: readonly [Operation, ...Operation[]], schemas: Schemas): JsonObject {
  const [first] = operations;
  const endpoints = operations.map(({ endpoint }) => endpoint);
  const description = afterSummary(operations);
  const parameters = operations.flatMap((operation) => [
    ...choiceOf(operation, operations.length === 1),
    ...parametersOf(operation.endpoint, schemas),
  ]);
  return {
    operationId: first.endpoint.name,
    tags: [first.area],
    summary: first.summary,
    ...(description === '' ? {} : { description }),
    security: securityOf(endpoints),
    parameters: unique(parameters),
    ...requestOf(endpoints, schemas),
    responses: {
      ...answersOf(endpoints, schemas),
      ...refusals(codesOfAll(operations)),
      ...(endpoints.some(({ access }) => access === 'token') ? PROBLEM : {}),
    },
  };
}
