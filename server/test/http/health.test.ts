import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
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
    expect((await visitor.raw({ method: 'GET', url: '/health/database' })).body).toBe('{"status":"ok"}');
  });

  it('stays ready without its database, so that a balancer does not drop every server, and says so elsewhere', async () => {
    const connecting = jest.spyOn(server.database.pool, 'connect').mockRejectedValue(new Error('Connection terminated') as never);
    const answerOf = async (url: string) => {
      const { status, body } = await server.visitor().raw({ method: 'GET', url });
      return [status, JSON.parse(body)];
    };
    expect(await answerOf('/health/ready')).toEqual([200, { status: 'ok' }]);
    expect(await answerOf('/health/database')).toEqual([503, { status: 'database' }]);
    connecting.mockRestore();
  });

  it('shows how much of connections, streams and renderers is in use', async () => {
    const { payload } = await server.server.inject({ url: '/metrics' });
    for (const name of [
      'database_connections{state="in_use"}',
      'database_waiting',
      'database_shed_total',
      'live_streams',
      'renders{state="waiting"}',
      'valkey_errors_total',
    ]) {
      expect(payload).toMatch(new RegExp(`^${name.replace(/[{}]/g, '\\$&')} \\d+$`, 'm'));
    }
  });

  it('shows metrics to its own machine and to nobody else', async () => {
    const near = await server.server.inject({ url: '/metrics' });
    expect(near.payload).toContain('http_request_duration_seconds');
    expect((await server.visitor().raw({ method: 'GET', url: '/metrics' })).status).toBe(404);
  });
});
