import type { Endpoint } from '@amarena/shared/contracts/endpoint';
import { ApiError } from '@amarena/shared/errors';
import * as z from 'zod/mini';
import { html, sendPage } from '../pages/html.ts';
import type { Api } from './platform.ts';
import { STATUS } from './status.ts';

const STYLE = `
body { margin: 0 auto; padding: 24px 16px; max-width: 960px; font: 15px/1.5 system-ui, sans-serif; color: #1a1a1a; background: #fff; }
summary { cursor: pointer; padding: 10px 0; border-top: 1px solid #ccc; }
code { font-weight: 600; }
pre { overflow: auto; padding: 12px; background: #f3f3f3; font-size: 13px; }
`;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') => z.toJSONSchema(schema, { io, unrepresentable: 'any' });

function parametersOf({ query, once }: Endpoint): object[] {
  const schema = query === null ? {} : schemaOf(query, 'input');
  const properties = 'properties' in schema && typeof schema.properties === 'object' ? schema.properties : {};
  const required = 'required' in schema && Array.isArray(schema.required) ? schema.required : [];
  const fields = Object.entries(properties ?? {}).map(([name, field]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: field,
  }));
  return once ? [...fields, { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } }] : fields;
}

const FILE = { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } };
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

function operationOf(endpoint: Endpoint): object {
  const { name, bytes, body, answer, access } = endpoint;
  return {
    operationId: name,
    parameters: parametersOf(endpoint),
    ...(body === null ? {} : { requestBody: { required: true, ...json(schemaOf(body, 'input')) } }),
    ...(access === 'member' ? { security: [{ session: [] }] } : {}),
    ...(bytes ? { requestBody: { required: true, ...FILE } } : {}),
    responses: {
      ...(answer === null ? { 204: { description: 'Done.' } } : { 200: { description: 'Done.', ...json(schemaOf(answer, 'output')) } }),
      default: { description: 'A code and its data.', ...json({ $ref: '#/components/schemas/ApiError' }) },
    },
  };
}

/** The OpenAPI document of everything that was bound with `route`. */
function openApi(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Amarena', version: '1.0.0' },
    paths,
    components: {
      schemas: { ApiError: schemaOf(ApiError, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
    'x-status-by-code': STATUS,
  };
}

/** `/api/openapi.json`, and `/api/docs` for people. */
export function registerDocs({ server, endpoints }: Api): void {
  server.get('/api/openapi.json', async () => openApi(endpoints));
  server.get('/api/docs', async (_request, reply) => {
    const calls = endpoints.map(
      (endpoint) =>
        html`<details><summary><code>${endpoint.method} ${endpoint.path}</code> ${endpoint.name} · ${endpoint.access}${
          endpoint.once ? ' · Idempotency-Key' : ''
        }</summary><pre>${JSON.stringify(operationOf(endpoint), null, 2)}</pre></details>`,
    );
    const body = html`<main><h1>Calls</h1><p><a href="/api/openapi.json">openapi.json</a></p>${calls}</main>`;
    return sendPage(reply, { language: 'en', title: 'API', style: STYLE, body });
  });
}
