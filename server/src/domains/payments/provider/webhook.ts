import { PAYMENT_REPORT_PATH } from '@amarena/shared/contracts/money/paymentReport';
import { success } from '@amarena/shared/errors';
import type { Api } from '../../../http/platform.ts';
import { ApiProblem, STATUS } from '../../../http/status.ts';
import type { ApplyReport } from './applyReport.ts';
import type { PaymentProvider } from './provider.ts';

const BODY_LIMIT = 16_384;

/** Accepts only what the provider itself sends; a forged call gets 403 and has no effect. */
export function registerWebhook({ server, platform }: Api, provider: PaymentProvider, apply: ApplyReport): void {
  server.register(async (webhook) => {
    webhook.removeAllContentTypeParsers();
    // A signature covers the raw bytes, not what a parser made of them.
    webhook.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) => done(null, body));
    webhook.post(PAYMENT_REPORT_PATH, { config: { delivers: true } }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const report = await provider.read(request.headers, body);
      if (report === 'forged') throw new ApiProblem({ code: 'forbidden' });
      const result = report === null ? success(undefined) : await apply(platform.db, report, platform.now());
      return result.ok ? reply.code(204).send() : reply.code(STATUS[result.error.code]).send(result.error);
    });
  });
}
