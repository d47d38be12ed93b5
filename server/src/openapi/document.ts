import type { Endpoint } from '@amarena/shared/contracts/platform/endpoint';
import { DeliveryProblem } from '@amarena/shared/contracts/platform/releases';
import { sessionCookie } from '../http/sessionCookie.ts';
import { AREAS } from './areas.ts';
import { docstrings } from './docstrings.ts';
import type { Names } from './names.ts';
import { asOneOperation, codesOfAll, type Operation, operationOf } from './operation.ts';
import { errorSchemas, refusalComponents } from './refusals.ts';
import { repeatedOnce } from './repeated.ts';
import { createSchemas, type JsonObject, json } from './schemas.ts';

const ABOUT = `Every call of the site, from the contracts in \`shared/src/contracts\`.

A refusal is a code with its data, never a text.

A client that repeats a write sends the same \`Idempotency-Key\`: it acts once, and the repeat gets the answer of the first.

A page that shows a member sends their id as \`Amarena-Member\`: while someone else is logged in, its calls are refused with 403 \`member_changed\`, also those that are open to all.`;

const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'Made once for each intent of a person, and sent again with each repeat.',
  schema: { type: 'string', minLength: 16, maxLength: 100, pattern: '^[\\x21-\\x7e]+$' },
};

/** Operations by path, then by method; the one without a query in its path first. */
function grouped(operations: readonly Operation[]): Map<string, Map<string, [Operation, ...Operation[]]>> {
  const paths = new Map<string, Map<string, [Operation, ...Operation[]]>>();
  for (const operation of operations.toSorted((one, other) => one.endpoint.path.length - other.endpoint.path.length)) {
    const [path = ''] = operation.endpoint.path.split('?');
    const method = operation.endpoint.method.toLowerCase();
    const methods = paths.get(path) ?? new Map<string, [Operation, ...Operation[]]>();
    const same = methods.get(method);
    if (same === undefined) methods.set(method, [operation]);
    else same.push(operation);
    paths.set(path, methods);
  }
  return paths;
}

/**
 * The OpenAPI document of these endpoints; each schema in `names` occurs once. Takes descriptions from the contracts'
 * sources, and throws if an endpoint has none.
 */
export function openApiDocument(endpoints: readonly Endpoint[], names: Names): JsonObject {
  const words = docstrings();
  const schemas = createSchemas(names);
  const operations = endpoints.map((endpoint) => operationOf(endpoint, words));
  const groups = grouped(operations);
  const paths = [...groups]
    .sort()
    .map(([path, methods]): [string, Record<string, JsonObject>] => [
      path,
      Object.fromEntries([...methods].map(([method, same]) => [method, asOneOperation(same, schemas)])),
    ]);
  const once = repeatedOnce(paths);
  const codesOfCalls = [...groups.values()].flatMap((methods) => [...methods.values()].map(codesOfAll));
  const errors = errorSchemas(new Set(operations.flatMap(({ codes }) => [...codes])), schemas);
  const areas = [...new Set(operations.map(({ area }) => area))].sort();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Amarena',
      version: '1.0.0',
      description: ABOUT,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-none' },
    },
    servers: [{ url: '/', description: 'This site.' }],
    tags: areas.map((name) => ({ name, description: AREAS[name] })),
    paths: once.paths,
    components: {
      parameters: { IdempotencyKey: KEY, ...once.parameters },
      requestBodies: once.requestBodies,
      responses: {
        ...once.responses,
        ...refusalComponents(codesOfCalls),
        DeliveryProblem: { description: 'Refused, with the reason and what to do.', ...json(schemas.of(DeliveryProblem, 'output')) },
      },
      schemas: { ...errors, ...schemas.components() },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie(false), description: 'The cookie of a log-in, for 30 days.' },
        token: { type: 'http', scheme: 'bearer', description: 'A token of delivery.' },
      },
    },
  };
}
