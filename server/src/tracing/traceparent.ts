import { type Context, isSpanContextValid, ROOT_CONTEXT, type Span, type SpanContext, TraceFlags, trace } from '@opentelemetry/api';

/** The header of W3C Trace Context, by which a caller says in which trace it is. */
export const TRACEPARENT = 'traceparent';

const HEADER = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Calls a second whose callers may decide that a process records them. */
const CONTINUED_PER_SECOND = 20;
const SECOND = 1_000;

export const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

function read(header: string | string[] | undefined): SpanContext | null {
  const [, traceId, spanId, flags] = typeof header === 'string' ? (HEADER.exec(header) ?? []) : [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  const context = { traceId, spanId, traceFlags, isRemote: true };
  return isSpanContextValid(context) ? context : null;
}

/**
 * Where a request belongs that its caller says is part of a trace. Anyone can send that it is to be recorded, which would
 * overrule the sampler and could fill the collector: only some of these a second are believed, and the others begin a
 * trace of their own, if the sampler says so.
 */
export function createContinuing(now: () => number = Date.now) {
  let second = 0;
  let believed = 0;
  return (header: string | string[] | undefined): Context => {
    const caller = read(header);
    if (caller === null) return ROOT_CONTEXT;
    if (caller.traceFlags === TraceFlags.SAMPLED) {
      const current = Math.floor(now() / SECOND);
      if (current !== second) [second, believed] = [current, 0];
      believed += 1;
      if (believed > CONTINUED_PER_SECOND) return ROOT_CONTEXT;
    }
    return trace.setSpanContext(ROOT_CONTEXT, caller);
  };
}

/** True: the span is recorded, so that what it calls may be told. */
export const isSampled = (span: Span): boolean => (span.spanContext().traceFlags & TraceFlags.SAMPLED) !== 0;
