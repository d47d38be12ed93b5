import type { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { errorCode } from '../errorCode.ts';
import type { Recorder, Statement, Work } from './work.ts';

export interface Spans {
  readonly tracer: Tracer;
  /** The span of what is being done. */
  readonly current: AsyncLocalStorage<Span>;
}

const CODE = /^\w{1,60}$/;

/** The kind of an error and never its message, which may quote what someone wrote. */
function typeOf(error: unknown): string {
  const code = errorCode(error) ?? (error instanceof Error ? error.name : '');
  return CODE.test(code) ? code : 'error';
}

/** Ends a span of something that failed. */
export function endFailed(span: Span, error: unknown): void {
  span.setAttribute('error.type', typeOf(error)).setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Where the parts of a span belong. */
export const beneath = (parent: Span): Context => trace.setSpan(ROOT_CONTEXT, parent);

const OPERATION = /^\s*([a-z]+)/i;

function recordStatement({ tracer, current }: Spans, { text, milliseconds, error }: Statement): void {
  const parent = current.getStore();
  if (parent?.isRecording() !== true) return;
  const name = OPERATION.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: Date.now() - milliseconds, attributes }, beneath(parent));
  if (error === null) span.end();
  else endFailed(span, error);
}

async function recordWork<Value>({ tracer, current }: Spans, { kind, name }: Work, run: () => Promise<Value>): Promise<Value> {
  const parent = kind === 'job' ? undefined : current.getStore();
  if (kind !== 'job' && parent === undefined) return run();
  const how = { kind: kind === 'job' ? SpanKind.CONSUMER : SpanKind.INTERNAL };
  const span = tracer.startSpan(`${kind} ${name}`, how, parent === undefined ? ROOT_CONTEXT : beneath(parent));
  try {
    const value = await current.run(span, run);
    span.end();
    return value;
  } catch (error) {
    endFailed(span, error);
    throw error;
  }
}

/** Records statements and work as spans: a job begins a trace, and everything else is recorded as a part of something. */
export const spanRecorder = (spans: Spans): Recorder => ({
  work: (work, run) => recordWork(spans, work, run),
  statement: (statement) => recordStatement(spans, statement),
});
