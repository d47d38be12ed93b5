import type { Config } from '../config.ts';
import type { Tracing } from './tracing.ts';

export type TracingConfig = Pick<Config, 'tracing' | 'deliveryBucket' | 'smsGateway' | 'deliveryWebhook'>;

/** Hosts of the operator's own services, which may be told in which trace they are called. */
function ownHosts({ deliveryBucket, smsGateway, deliveryWebhook }: TracingConfig): ReadonlySet<string> {
  const addresses = [deliveryBucket?.endpoint, smsGateway?.url, deliveryWebhook?.url];
  return new Set(addresses.flatMap((address) => (address ? [new URL(address).hostname] : [])));
}

/**
 * Starts to record traces; null, and nothing is loaded, if the settings name no collector. `onLost`: called with the number
 * of spans that the collector did not take.
 */
export async function openTracing(config: TracingConfig, onLost: (spans: number) => void): Promise<Tracing | null> {
  if (config.tracing === null) return null;
  const { startTracing } = await import('./recorder.ts');
  return startTracing(config.tracing, { told: ownHosts(config), onLost });
}
