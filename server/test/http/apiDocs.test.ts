import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../support/startServer.ts';

const PATHS = ['/api/docs', '/api/docs/reader.js', '/api/docs/swagger-ui-bundle.js', '/api/openapi.json'];
const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db.example/amarena',
  PUBLIC_URL: 'https://amarena.example/',
  SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'post@amarena.example',
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
  MOLLIE_API_KEY: `live_${'x'.repeat(30)}`,
};

describe('the pages about the API', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const get = (url: string) => server.visitor().raw({ method: 'GET', url });

  it('list every call that the server answers, made once', async () => {
    const { body } = await get('/api/openapi.json');
    const document = JSON.parse(body);
    expect(document.paths['/api/user.php'].post.operationId).toBe('postUser');
    expect(document.paths['/api/payment.php'].post.security).toEqual([{ session: [] }]);
    expect((await get('/api/openapi.json')).body).toBe(body);
  });

  it('show them with scripts of this site alone, none of which may make HTML or code of a text', async () => {
    const { headers, body } = await get('/api/docs');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    const files = [...body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(files).toHaveLength(4);
    for (const file of files) expect((await get(file)).status).toBe(200);
  });

  it.each(PATHS)('are not there in production: %s', async (url) => {
    const production = await startServer({ environment: PRODUCTION });
    const { statusCode } = await production.server.inject({ url, headers: { host: 'amarena.example' } });
    await production.close();
    expect(statusCode).toBe(404);
  });
});
