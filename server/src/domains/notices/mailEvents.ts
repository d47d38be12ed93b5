import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Api } from '../../http/platform.ts';
import { ApiProblem } from '../../http/status.ts';
import type { Notices } from './service.ts';

/** Where the mail service reports the fate of mails. Not an endpoint for browsers: no session, no origin. */
export const MAIL_EVENTS_PATH = '/api/mail-events.php';
export const SIGNATURE_HEADER = 'x-amarena-signature';
const BODY_LIMIT = 262_144;
const REASONS = { bounce: 'bounce', complaint: 'fbl' } as const;

const Report = z.object({
  events: z.array(z.object({ type: z.enum(['bounce', 'complaint']), email: z.string() })).check(z.maxLength(1_000)),
});

export const signatureOf = (body: Buffer | string, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

function isSigned(header: unknown, body: Buffer, secret: string): boolean {
  const expected = Buffer.from(signatureOf(body, secret));
  const given = Buffer.from(typeof header === 'string' ? header : '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function parsed(body: Buffer): z.infer<typeof Report> | null {
  try {
    return Report.parse(JSON.parse(body.toString('utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.core.$ZodError) return null;
    throw error;
  }
}

/** Accepts reports of unreachable addresses and of spam complaints; forged ones do nothing. */
export function registerMailEvents({ server, platform }: Api, notices: Notices, secret: string): void {
  server.register(async (webhook) => {
    webhook.removeAllContentTypeParsers();
    // A signature covers the raw bytes, not what a parser made of them.
    webhook.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) => done(null, body));
    webhook.post(MAIL_EVENTS_PATH, { config: { delivers: true } }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!isSigned(request.headers[SIGNATURE_HEADER], body, secret)) throw new ApiProblem({ code: 'forbidden' });
      const report = parsed(body);
      if (report === null) throw new ApiProblem({ code: 'validation_failed', fields: { body: 'invalid' } });
      for (const { type, email } of report.events) await notices.disable(platform.db, email, REASONS[type]);
      return reply.code(204).send();
    });
  });
}
