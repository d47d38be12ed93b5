import { PAYMENT_REPORT_PATH } from '@amarena/shared/contracts/money/paymentReport';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../http/platform.ts';
import { createMollie } from './mollie.ts';
import type { PaymentProvider } from './provider.ts';
import { createSandbox, type Sandbox } from './sandbox/provider.ts';

interface Deps extends Pick<Platform, 'config' | 'now' | 'fingerprint'> {
  readonly server: FastifyInstance;
}

/** The provider in use, and the sandbox if it is that one: otherwise its pages do not exist. */
export function openProvider({ server, config, now, fingerprint }: Deps): { port: PaymentProvider; sandbox: Sandbox | null } {
  if (config.mollieApiKey !== null) {
    return {
      port: createMollie({ apiKey: config.mollieApiKey, publicUrl: config.publicUrl, webhook: PAYMENT_REPORT_PATH }),
      sandbox: null,
    };
  }
  const sandbox = createSandbox({
    secret: fingerprint('sandbox', 'webhook'),
    now,
    webhook: PAYMENT_REPORT_PATH,
    // Delivered through our own public endpoint, so that nothing is trusted for coming from this process.
    deliver: async (url, headers, payload) => {
      const { statusCode } = await server.inject({ method: 'POST', url, headers, payload });
      if (statusCode >= 300) throw new Error(`The webhook answered ${statusCode}.`);
    },
  });
  return { port: sandbox, sandbox };
}
