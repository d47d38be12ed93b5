import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { followCalls } from './outgoing.ts';
import { followRequests } from './requests.ts';
import type { SamplerName, TracingSettings } from './settings.ts';
import { spanRecorder } from './spans.ts';
import type { Tracing } from './tracing.ts';
import { recordWork } from './work.ts';

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

/**
 * Records traces with OpenTelemetry's SDK and sends them to a collector. Loading this file loads the SDK. `told`: hosts
 * that are told the trace they are called in.
 */
export function startTracing({ endpoint, sampler, ratio, serviceName }: TracingSettings, told: ReadonlySet<string>): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: SAMPLERS[sampler](ratio),
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })],
  });
  const spans = { tracer: provider.getTracer('amarena'), current: new AsyncLocalStorage<Span>() };
  const ends = [recordWork(spanRecorder(spans)), followCalls({ ...spans, told, collector: new URL(endpoint).host })];
  return {
    follow: (server) => followRequests(server, spans),
    async close() {
      for (const end of ends) end();
      // A collector that is gone must not keep the process.
      await provider.shutdown().catch(() => undefined);
    },
  };
}
