import { endpoint } from '@amarena/shared/contracts/platform/endpoint';
import { describe, expect, it } from '@jest/globals';
import { openApiDocument } from '../../server/src/openapi/document.ts';
import { contractModules, namesOf } from '../../server/src/openapi/names.ts';
import { contractCalls } from '../docs/source.ts';
import { lintOpenApi } from './lint.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters: readonly object[];
  readonly responses: Readonly<Record<string, object>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<'schemas' | 'responses', Readonly<Record<string, object>>>>;
}

const KEY = { $ref: '#/components/parameters/IdempotencyKey' };

describe('the OpenAPI document', () => {
  const made = async () => openApiDocument(await contractCalls(), namesOf(await contractModules())) as object as Document;
  const operationsOf = ({ paths }: Document) => Object.values(paths).flatMap((methods) => Object.values(methods));

  it('breaks none of the recommended rules', async () => {
    expect(await lintOpenApi(await made())).toEqual([]);
  });

  it('has words, a group and the answers of a refusal for every call', async () => {
    const operations = operationsOf(await made());
    expect(operations.length).toBeGreaterThan(100);
    for (const { operationId, summary, tags, responses } of operations) {
      expect([operationId, summary.length > 5, tags.length, '429' in responses]).toEqual([operationId, true, 1, true]);
    }
  });

  it('names the refusals that the words of a call name, also by those of another call', async () => {
    const { paths, components } = await made();
    expect(paths['/api/directdebit.php']?.put?.responses).toMatchObject({
      400: { $ref: '#/components/responses/idempotency_key_missing.validation_failed' },
      422: { $ref: '#/components/responses/country_unproven.direct_debit_code_wrong.idempotency_key_reused.payment_method_unavailable' },
    });
    expect(components.responses['idempotency_key_missing.validation_failed']).toMatchObject({
      description: '`idempotency_key_missing`, `validation_failed`',
      content: { 'application/json': { schema: { oneOf: [{ $ref: '#/components/schemas/idempotency_key_missing' }, {}] } } },
    });
  });

  it('says who may call, and which calls carry a key', async () => {
    const { paths } = await made();
    expect(paths['/api/chat.php']?.post).toMatchObject({ security: [{ session: [] }], parameters: [KEY] });
    expect(paths['/api/settings.php']?.get?.security).toEqual([]);
    expect(paths['/api/page-hidden.php']?.post?.parameters).toEqual([]);
  });

  it('tells two calls of one path apart by a parameter, since a path has no query', async () => {
    const { paths } = await made();
    expect(Object.keys(paths).filter((path) => path.includes('?'))).toEqual([]);
    const both = paths['/api/user.php']?.post;
    expect(both).toMatchObject({ operationId: 'postUser', security: [{}, { session: [] }] });
    expect(both?.parameters).toContainEqual(expect.objectContaining({ name: 'push', in: 'query', required: false }));
    expect(both?.description).toContain('With `push=1` (`postPush`): ');
  });

  it('says each schema that has a name once, so that the reader is not slow', async () => {
    const document = await made();
    expect(document.components.schemas).toHaveProperty('User.properties.language', { $ref: '#/components/schemas/Language' });
    expect(document.paths['/api/user.php']?.get?.responses[200]).toMatchObject({
      content: {
        'application/json': { schema: { properties: { user: { anyOf: [{ $ref: '#/components/schemas/User' }, { type: 'null' }] } } } },
      },
    });
    expect(JSON.stringify(document).length).toBeLessThan(300_000);
  });

  it('says of a call that browsers open as an address that it answers a page or leads to one', async () => {
    const { paths } = await made();
    const answersOf = (path: string) => Object.keys(paths[path]?.get?.responses ?? {}).filter((status) => /^[23]/.test(status));
    expect(answersOf('/api/activate.php')).toEqual(['200', '3XX']);
    expect(answersOf('/api/reactivate.php')).toEqual(['200', '3XX']);
    expect(answersOf('/api/logout.php')).toEqual(['200', '204', '3XX']);
  });
});

describe('the check of the document', () => {
  it('names what is wrong, and where', async () => {
    const broken = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/a?b=1': { get: { responses: {} } } } };
    const problems = await lintOpenApi(broken);
    expect(problems.join('\n')).toContain('#/paths/~1a?b=1');
    expect(problems.join('\n')).toContain('(operation-summary)');
  });

  it('refuses a call without words', () => {
    const bare = endpoint({ name: 'getNothing', method: 'GET', path: '/api/nothing.php' });
    expect(() => openApiDocument([bare], namesOf([]))).toThrow('The call getNothing has no docstring');
  });
});
