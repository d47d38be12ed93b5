import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../support/startServer.ts';

describe('health', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  it('tells that it lives and that its database answers', async () => {
    const visitor = server.visitor({ address: '127.0.0.1' });
    expect((await visitor.raw({ method: 'GET', url: '/health/live' })).status).toBe(200);
    expect((await visitor.raw({ method: 'GET', url: '/health/ready' })).body).toBe('{"status":"ok"}');
  });

  it('shows metrics to its own machine and to nobody else', async () => {
    const near = await server.server.inject({ url: '/metrics' });
    expect(near.payload).toContain('http_request_duration_seconds');
    expect((await server.visitor().raw({ method: 'GET', url: '/metrics' })).status).toBe(404);
  });
});
