import { randomBytes } from 'node:crypto';
import { postChat } from '@amarena/shared/contracts/chat/chats';
import { describe, expect, it } from '@jest/globals';
import { aPerson, chatWith, send } from '../chats/support/people.ts';
import { signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { attributeOf, type Collector, type SentSpan, startCollector } from './support/collector.ts';

const TEXT = 'Ci vediamo domani alle otto?';

/** Everything that a server recorded while `act` used it. */
async function recorded(act: (server: TestServer) => Promise<void>, environment: Record<string, string> = {}): Promise<Collector> {
  const collector = await startCollector();
  const server = await startServer({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address, ...environment } });
  await act(server).finally(server.close);
  await collector.close();
  return collector;
}

const spansOf = ({ spans }: Collector, { traceId }: SentSpan): SentSpan[] => spans.filter((one) => one.traceId === traceId);
const rootsAt = ({ spans }: Collector, route: string): SentSpan[] => spans.filter((one) => attributeOf(one, 'http.route') === route);

const freshTrace = () => randomBytes(16).toString('hex');
const header = (traceId: string, flags = '01') => ({ traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-${flags}` });
const HOME = { method: 'GET', url: '/api/settings.php' } as const;

describe('traces', () => {
  it('show a message as one trace, from the request to its statements, and nothing about people', async () => {
    const known: string[] = [TEXT];
    const collector = await recorded(async (server) => {
      const [giulia, marco] = [await aPerson(server, { credits: 5 }), await aPerson(server)];
      (await send(giulia, { profile: marco.id }, { text: TEXT })).answer();
      await chatWith(marco, giulia.id);
      await giulia.client.raw({ method: 'GET', url: `/members/${marco.id}?from=${giulia.name}`, headers: { accept: 'text/html' } });
      for (const { id, name, client } of [giulia, marco]) known.push(id, name, '@example.test', client.address, ...client.cookies.values());
    });
    const [request] = rootsAt(collector, postChat.path);
    if (request === undefined) throw new Error('The request was not recorded.');
    expect(request.name).toBe(`POST ${postChat.path}`);
    expect(attributeOf(request, 'http.response.status_code')).toBe('200');
    const parts = spansOf(collector, request).filter(({ spanId }) => spanId !== request.spanId);
    expect(parts.every(({ parentSpanId }) => parentSpanId !== undefined)).toBe(true);
    const insert = parts.find((one) => /insert into "?messages"?/i.test(attributeOf(one, 'db.query.text') ?? ''));
    expect(insert && attributeOf(insert, 'db.query.text')).toContain('$1');
    const all = collector.bodies.join('\n').toLowerCase();
    expect(known.filter((one) => all.includes(one.toLowerCase()))).toEqual([]);
  });

  it('show a job as a trace of its own', async () => {
    const collector = await recorded(async (server) => {
      await signUp(server);
      await server.services.jobs.runDue();
    });
    const job = collector.spans.find(({ name }) => name === 'job send_mail');
    expect(job?.parentSpanId).toBeUndefined();
    expect(job && spansOf(collector, job).length).toBeGreaterThan(1);
  });

  it('continue the trace of a caller, but let only some callers a second overrule the sampler', async () => {
    const traces = Array.from({ length: 100 }, freshTrace);
    const environment = { OTEL_TRACES_SAMPLER: 'parentbased_always_off' };
    const collector = await recorded(async (server) => {
      const visitor = server.visitor();
      await visitor.raw(HOME);
      for (const traceId of traces) await visitor.raw({ ...HOME, headers: header(traceId) });
    }, environment);
    const seen = new Set(collector.spans.map(({ traceId }) => traceId));
    expect([...seen].every((traceId) => traces.includes(traceId))).toBe(true);
    expect(seen.size).toBeGreaterThan(0);
    expect(seen.size).toBeLessThan(traces.length);
  });

  it('are not recorded if the caller says so, or if its header is malformed and the sampler does', async () => {
    const unwanted = freshTrace();
    const collector = await recorded(async (server) => {
      await server.visitor().raw({ ...HOME, headers: header(unwanted, '00') });
    });
    expect(collector.spans.filter(({ traceId }) => traceId === unwanted)).toEqual([]);
    const off = await recorded(async (server) => void (await server.visitor().raw({ ...HOME, headers: { traceparent: 'x'.repeat(55) } })), {
      OTEL_TRACES_SAMPLER: 'always_off',
    });
    expect(off.spans).toEqual([]);
  });

  it('are counted if the collector does not take them', async () => {
    const collector = await startCollector({ refuses: true });
    const server = await startServer({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address } });
    await server.visitor().raw(HOME);
    await server.close();
    await collector.close();
    const lost = await server.platform.metrics.getSingleMetricAsString('spans_lost_total');
    expect(Number(lost.split(' ').at(-1))).toBeGreaterThan(0);
  });

  it('are named by a page that is recorded, so that its first calls continue them', async () => {
    let named: unknown;
    const collector = await recorded(async (server) => {
      const { headers } = await server.visitor().raw({ method: 'GET', url: '/login', headers: { accept: 'text/html' } });
      named = headers['server-timing'];
    });
    const [page] = collector.spans.filter(({ parentSpanId }) => parentSpanId === undefined);
    expect(named).toBe(`traceparent;desc="00-${page?.traceId}-${page?.spanId}-01"`);
  });
});
