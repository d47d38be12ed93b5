import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../src/config.ts';
import { openTracing } from '../../src/tracing/open.ts';
import { traced } from '../../src/tracing/work.ts';
import { startServer } from '../support/startServer.ts';
import { attributeOf, startCollector } from './support/collector.ts';

describe('traces of calls to others', () => {
  const heard: IncomingMessage[] = [];
  let others: Server;
  beforeAll(async () => {
    others = createServer((request, response) => {
      heard.push(request);
      response.statusCode = 204;
      response.end();
    });
    await new Promise<void>((resolve) => others.listen(0, resolve));
  });
  afterAll(() => new Promise<void>((resolve) => void others.close(() => resolve())));

  const addressOn = (host: string) => `http://${host}:${(others.address() as AddressInfo).port}/who?email=giulia@example.test`;

  it('have host and status, and tell their trace to the operator’s own services only', async () => {
    const collector = await startCollector();
    const tracing = await openTracing(
      readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.address, SMS_URL: addressOn('127.0.0.1') }),
      () => undefined,
    );
    await traced({ kind: 'job', name: 'call_others' }, async () => {
      await (await fetch(addressOn('127.0.0.1'))).text();
      await (await fetch(addressOn('localhost'))).text();
      await new Promise<void>((resolve) => get(addressOn('127.0.0.1'), (answer) => answer.resume().on('end', () => resolve())));
    });
    await tracing?.close();
    await collector.close();
    const [job] = collector.spans.filter(({ name }) => name === 'job call_others');
    const calls = collector.spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId);
    expect(calls.map((call) => [attributeOf(call, 'server.address'), attributeOf(call, 'http.response.status_code')])).toEqual([
      ['127.0.0.1', '204'],
      ['localhost', '204'],
      ['127.0.0.1', '204'],
    ]);
    expect(heard.map(({ headers }) => headers.traceparent)).toEqual([
      `00-${job?.traceId}-${calls[0]?.spanId}-01`,
      undefined,
      `00-${job?.traceId}-${calls[2]?.spanId}-01`,
    ]);
    // The calls to the collector itself are no part of anything.
    expect(collector.spans).toHaveLength(4);
    expect(collector.bodies.join()).not.toContain('giulia');
  });

  it('are one for each request, also on one connection', async () => {
    const collector = await startCollector();
    const server = await startServer({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address } });
    const address = await server.server.listen({ port: 0, host: '127.0.0.1' });
    for (let count = 0; count < 3; count++) await (await fetch(`${address}/api/settings.php`)).text();
    await server.close();
    await collector.close();
    const requests = collector.spans.filter((span) => attributeOf(span, 'http.route') === '/api/settings.php');
    expect(requests).toHaveLength(3);
    expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(3);
    expect(requests.map(({ parentSpanId }) => parentSpanId)).toEqual([undefined, undefined, undefined]);
  });
});
