import { Counter, type Registry } from 'prom-client';
import type { ProviderReport } from './provider/provider.ts';

const STATES: readonly ProviderReport['state'][] = ['completed', 'failed', 'cancelled'];

/** What `/metrics` says about payments. */
export function createPaymentFigures(metrics: Registry) {
  const settled = new Counter({
    name: 'payments_settled_total',
    help: 'Payments that ended, by state.',
    labelNames: ['state'],
    registers: [metrics],
  });
  for (const state of STATES) settled.inc({ state }, 0);
  const unanswered = new Counter({
    name: 'payments_unanswered_total',
    help: 'Questions about a payment that the provider did not answer.',
    registers: [metrics],
  });
  return {
    settled: (state: ProviderReport['state']) => settled.inc({ state }),
    unanswered: () => unanswered.inc(),
  };
}
