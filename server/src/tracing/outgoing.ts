import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { beneath, endFailed, type Spans } from './spans.ts';
import { isSampled, TRACEPARENT, traceparentOf } from './traceparent.ts';

interface Settings extends Spans {
  /** Host and port of the collector: what is sent there is no part of anything. */
  readonly collector: string;
  /** Hosts that are told the trace. Strangers are not: it would show them which calls belong together. */
  readonly told: ReadonlySet<string>;
}

/** A request of `fetch`, as Node's channels describe it. */
interface Fetched {
  readonly origin: string | URL;
  readonly method: string;
  addHeader(name: string, value: string): void;
}

const FAILED_FROM = 400;

/** A span for each HTTP call that something recorded makes, with method, host and status. */
export function followCalls({ tracer, current, collector, told }: Settings): () => void {
  const open = new WeakMap<object, Span>();

  function begin(request: object, { host, method }: { host: string; method: string }, tell: (header: string) => void): void {
    const parent = current.getStore();
    if (parent === undefined || host === collector) return;
    const { hostname } = new URL(`http://${host}`);
    const attributes = { 'http.request.method': method, 'server.address': hostname };
    const span = tracer.startSpan(`${method} ${hostname}`, { kind: SpanKind.CLIENT, attributes }, beneath(parent));
    open.set(request, span);
    if (isSampled(span) && told.has(hostname)) tell(traceparentOf(span.spanContext()));
  }

  function end(request: object, status: number): void {
    const span = open.get(request);
    if (span === undefined) return;
    open.delete(request);
    span.setAttribute('http.response.status_code', status);
    if (status >= FAILED_FROM) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  function fail(request: object, error: unknown): void {
    const span = open.get(request);
    open.delete(request);
    if (span !== undefined) endFailed(span, error);
  }

  // Node publishes these messages as `unknown`; their shapes are in its documentation.
  const heard: Readonly<Record<string, (message: never) => void>> = {
    'http.client.request.created': ({ request }: { request: ClientRequest }) =>
      begin(request, { host: String(request.getHeader('host') ?? request.host), method: request.method }, (header) => {
        if (!request.headersSent) request.setHeader(TRACEPARENT, header);
      }),
    'http.client.response.finish': ({ request, response }: { request: ClientRequest; response: IncomingMessage }) =>
      end(request, response.statusCode ?? 0),
    'http.client.request.error': ({ request, error }: { request: ClientRequest; error: unknown }) => fail(request, error),
    'undici:request:create': ({ request }: { request: Fetched }) =>
      begin(request, { host: new URL(request.origin).host, method: request.method }, (header) => request.addHeader(TRACEPARENT, header)),
    'undici:request:headers': ({ request, response }: { request: Fetched; response: { statusCode: number } }) =>
      end(request, response.statusCode),
    'undici:request:error': ({ request, error }: { request: Fetched; error: unknown }) => fail(request, error),
  };
  const listeners = Object.entries(heard).map(([name, hear]) => [name, (message: unknown) => hear(message as never)] as const);
  for (const [name, listener] of listeners) subscribe(name, listener);
  return () => {
    for (const [name, listener] of listeners) unsubscribe(name, listener);
  };
}
