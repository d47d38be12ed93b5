export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
export type SamplerName = (typeof SAMPLERS)[number];

/** Where traces go, and how many. The names and defaults are those of OpenTelemetry. */
export interface TracingSettings {
  /** Address of the collector, without `/v1/traces`. */
  readonly endpoint: string;
  readonly sampler: SamplerName;
  /** Share of traces that the samplers with a ratio record, from 0 to 1. */
  readonly ratio: number;
  readonly serviceName: string;
}

type Environment = Readonly<Record<string, string | undefined>>;
export type Check = (setting: string, valid: (value: string) => boolean, why: string) => void;

const DEFAULT_SAMPLER = 'parentbased_always_on';
const isSampler = (value: string): value is SamplerName => SAMPLERS.some((name) => name === value);
const isShare = (value: string): boolean => /^(0|1|[01]?\.\d+)$/.test(value) && Number(value) <= 1;
const isWebAddress = (value: string): boolean => URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);

/** Checks the settings of OpenTelemetry that this site heeds. */
export function checkTracing(environment: Environment, check: Check): void {
  check('OTEL_EXPORTER_OTLP_ENDPOINT', isWebAddress, 'must be an address such as "http://collector:4318".');
  check('OTEL_TRACES_SAMPLER', isSampler, `must be one of ${SAMPLERS.join(', ')}.`);
  check('OTEL_TRACES_SAMPLER_ARG', isShare, 'must be a number from 0 to 1.');
  for (const setting of ['OTEL_TRACES_SAMPLER', 'OTEL_TRACES_SAMPLER_ARG'])
    check(setting, () => Boolean(environment.OTEL_EXPORTER_OTLP_ENDPOINT), 'has no effect without OTEL_EXPORTER_OTLP_ENDPOINT.');
}

interface Given {
  readonly endpoint: string | null;
  readonly sampler: string | null;
  readonly ratio: string | null;
  readonly serviceName: string | null;
}

/** Null: no traces. The settings must have been checked. */
export function readTracing({ endpoint, sampler, ratio, serviceName }: Given): TracingSettings | null {
  if (endpoint === null) return null;
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    sampler: sampler !== null && isSampler(sampler) ? sampler : DEFAULT_SAMPLER,
    ratio: Number(ratio ?? 1),
    serviceName: serviceName ?? 'amarena',
  };
}
