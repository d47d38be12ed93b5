import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { isKnown } from './validators.ts';

describe('the copy that a browser kept', () => {
  let server: FastifyInstance;
  beforeAll(async () => {
    server = Fastify();
    server.get('/', (request, reply) => (isKnown(request, reply, 'abc') ? reply.code(304).send() : reply.send('page')));
  });
  afterAll(() => server.close());
  const ask = (known: string) => server.inject({ url: '/', headers: { 'if-none-match': known } });

  it('is known among others, whatever space stands between them', async () => {
    expect((await ask('"x" ,  W/"abc"')).statusCode).toBe(304);
    expect((await ask('"x",W/"abd"')).statusCode).toBe(200);
  });

  it('a stranger cannot stall the process with a header full of space', async () => {
    const start = performance.now();
    await ask(`"a"${' '.repeat(100_000)}"b"`);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
