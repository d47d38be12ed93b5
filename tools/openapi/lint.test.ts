import { endpoint } from '@amarena/shared/contracts/endpoint';
import { describe, expect, it } from '@jest/globals';
import { openApiDocument } from '../../server/src/openapi/document.ts';
import { contractCalls } from '../docs/source.ts';
import { lintOpenApi } from './lint.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters: readonly object[];
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

const KEY = { $ref: '#/components/parameters/IdempotencyKey' };

describe('the OpenAPI document', () => {
  const made = async () => openApiDocument(await contractCalls()) as object as Document;
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
    const { paths } = await made();
    expect(paths['/api/directdebit.php']?.put?.responses).toMatchObject({
      400: { description: '`idempotency_key_missing`, `validation_failed`' },
      422: { description: '`direct_debit_code_wrong`, `idempotency_key_reused`, `payment_method_unavailable`' },
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
    expect(() => openApiDocument([bare])).toThrow('The call getNothing has no docstring');
  });
});
