import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { followCalls } from './outgoing.ts';
import { followRequests } from './requests.ts';
import type { SamplerName, TracingSettings } from './settings.ts';
import { spanRecorder } from './spans.ts';
import type { Tracing } from './tracing.ts';
import { recordWork } from './work.ts';

/** Milliseconds that a stopping process waits for the collector. */
const ENDS_WITHIN = 3_000;
/** Characters of a statement. */
const LONGEST_VALUE = 2_000;

const SAMPLERS: Readonly<Record<SamplerName, (ratio: number) => Sampler>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (ratio) => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
};

/** Sends spans, and counts those that were not taken. */
function counting(exporter: SpanExporter, onLost: (spans: number) => void): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error !== undefined) onLost(spans.length);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

interface Surroundings {
  /** Hosts that are told the trace they are called in. */
  readonly told: ReadonlySet<string>;
  /** Called with the number of spans that the collector did not take. */
  readonly onLost: (spans: number) => void;
}

/**
 * Records traces with OpenTelemetry's SDK and sends them to a collector. Loading this file loads the SDK.
 */
export function startTracing({ endpoint, sampler, ratio, serviceName }: TracingSettings, { told, onLost }: Surroundings): Tracing {
  const exporter = counting(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }), onLost);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: SAMPLERS[sampler](ratio),
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const spans = { tracer: provider.getTracer('amarena'), current: new AsyncLocalStorage<Span>() };
  const ends = [recordWork(spanRecorder(spans)), followCalls({ ...spans, told, collector: new URL(endpoint).host })];
  return {
    follow: (server) => followRequests(server, spans),
    async close() {
      for (const end of ends) end();
      await Promise.race([provider.shutdown().catch(() => undefined), pause(ENDS_WITHIN, undefined, { ref: false })]);
    },
  };
}
