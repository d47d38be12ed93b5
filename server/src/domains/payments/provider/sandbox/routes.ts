import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../../db/schema.ts';
import { inTransaction } from '../../../../db/schema.ts';
import type { Api } from '../../../../http/platform.ts';
import { ApiProblem } from '../../../../http/status.ts';
import type { Jobs } from '../../../../jobs/jobs.ts';
import { jobKind } from '../../../../jobs/kinds.ts';
import { sendPage } from '../../../../pages/html.ts';
import { shownMeans } from './means.ts';
import { isChoice, isOutcome, OUTCOMES, type OutcomeName } from './outcomes.ts';
import { bankPage, sandboxPage } from './page.ts';
import { type Sandbox, sandboxPath } from './provider.ts';
import { decideSandboxPayment, findSandboxPayment, type SandboxPayment, saveInstrument, storeSandboxMandate } from './repository.ts';

const NOTIFY = jobKind<{ id: string; outcome: OutcomeName }>('sandbox_notify');
const FORM = 'application/x-www-form-urlencoded';
const UUID = /^[0-9a-f-]{36}$/;
const SECOND = 1_000;

/** The form's choice. The cancel button sends a second value with the same name: the last one counts. */
const chosen = (body: unknown): unknown => (typeof body === 'string' ? new URLSearchParams(body).getAll('outcome').at(-1) : undefined);

/** The provider's pages and its notices. Registered only if the sandbox processes the payments. */
export function registerSandbox({ server, platform }: Api, sandbox: Sandbox, jobs: Jobs): void {
  const { db, now } = platform;

  async function paymentOf(id: string): Promise<SandboxPayment> {
    const payment = UUID.test(id) ? await findSandboxPayment(db, id) : undefined;
    if (payment === undefined) throw new ApiProblem({ code: 'not_found' });
    return payment;
  }

  async function notify(id: string, outcome: OutcomeName): Promise<void> {
    await sandbox.notify(await paymentOf(id), OUTCOMES[outcome].state);
  }
  jobs.handle(NOTIFY, ({ id, outcome }) => notify(id, outcome));

  /** Stores a means if the member agreed; null otherwise. */
  async function keep(trx: Db, { remember, instrument }: SandboxPayment, refuses: boolean): Promise<string | null> {
    if (!remember || instrument === null) return null;
    const id = uuidv7();
    await storeSandboxMandate(trx, { id, label: instrument, outcome: refuses ? 'failed' : 'completed', created_at: now() });
    return id;
  }

  /** Decides an open payment; its report is sent at once, later, or never. */
  async function decide(payment: SandboxPayment, name: OutcomeName): Promise<void> {
    const { state, after, failure = null, refusedFirst = false, reports = true, refusesRepeats = false } = OUTCOMES[name];
    const settles_at = after === 0 ? null : new Date(now().getTime() + after * SECOND);
    const decided = await inTransaction(db, async (trx) => {
      const mandate = state === 'completed' ? await keep(trx, payment, refusesRepeats) : null;
      const decision = { outcome: state, failure, mandate, settles_at, refused_first: refusedFirst, reports };
      if (!(await decideSandboxPayment(trx, payment.id, decision))) return false;
      if (settles_at !== null) await jobs.add(trx, NOTIFY, { id: payment.id, outcome: name }, { startAfter: settles_at });
      return true;
    });
    if (!decided || !reports) return;
    if (refusedFirst) await sandbox.notify(await paymentOf(payment.id), 'failed');
    else if (settles_at !== null) await sandbox.notify(await paymentOf(payment.id), 'pending');
    else await notify(payment.id, name);
  }

  server.register(async (pages) => {
    pages.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body));

    pages.get<{ Params: { id: string } }>(sandboxPath(':id'), async (request, reply) =>
      sendPage(reply, sandboxPage(await paymentOf(request.params.id), now())),
    );

    pages.get<{ Params: { id: string } }>(sandboxPath(':id/bank'), async (request, reply) =>
      sendPage(reply, bankPage(await paymentOf(request.params.id), now())),
    );

    pages.post<{ Params: { id: string } }>(sandboxPath(':id'), async (request, reply) => {
      const payment = await paymentOf(request.params.id);
      const wanted = chosen(request.body);
      if (!isChoice(wanted) && !isOutcome(wanted)) throw new ApiProblem({ code: 'validation_failed', fields: { outcome: 'invalid' } });
      if (isChoice(wanted)) await saveInstrument(db, payment.id, shownMeans(payment.method, wanted));
      if (wanted === 'confirm') return reply.redirect(sandboxPath(`${payment.id}/bank`), 303);
      if (wanted !== 'abandon') await decide(await paymentOf(payment.id), wanted);
      return reply.redirect(payment.return_url, 303);
    });
  });
}
