import { getTransactions } from '@amarena/shared/contracts/money/payments';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailsTo, type NewMember, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { buy, creditsOf, decide, opened, paymentOf } from './support.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('a provider that is not heard', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const check = () => server.services.money.checkProvider(server.platform.now());
  /** The state in the list, which does not ask the provider. */
  const stateOf = async ({ client }: NewMember, id: string) =>
    (await client.call(getTransactions)).answer().payments.find((payment) => payment.id === id)?.state;

  it('is asked for a payment whose report was lost, and the credits come once', async () => {
    const member = await signUp(server);
    const { payment, redirect } = await opened(member.client);
    await decide(member.client, redirect, 'approve_unreported');
    expect(await stateOf(member, payment.id)).toBe('pending');
    await check();
    expect(await stateOf(member, payment.id)).toBe('pending');
    server.pass(MINUTE);
    await Promise.all([check(), check(), check()]);
    expect(await stateOf(member, payment.id)).toBe('completed');
    expect(await creditsOf(member.client)).toBe(10);
  });

  it('cancels a payment that nobody finished, and tells why', async () => {
    const member = await signUp(server);
    const { payment, redirect } = await opened(member.client);
    await decide(member.client, redirect, 'abandon');
    server.pass(15 * MINUTE);
    await check();
    expect(await paymentOf(member.client, payment.id)).toMatchObject({ state: 'cancelled', failure: 'expired' });
  });

  it('may say yes after it said no', async () => {
    const member = await signUp(server);
    const { payment, redirect } = await opened(member.client);
    await decide(member.client, redirect, 'approve_after_refusal');
    expect(await paymentOf(member.client, payment.id)).toMatchObject({ state: 'failed', failure: 'declined' });
    server.pass(2 * HOUR);
    await check();
    expect(await paymentOf(member.client, payment.id)).toMatchObject({ state: 'completed', failure: null });
    expect(await creditsOf(member.client)).toBe(10);
  });

  it('is followed by a mail with the order, its VAT and the way to the receipt', async () => {
    const member = await signUp(server);
    const { id } = await buy(member.client);
    const { number } = await paymentOf(member.client, id);
    const mail = (await mailsTo(server, member.email)).find(({ subject }) => subject === `Conferma dell’ordine ${number}`);
    expect(mail?.text).toMatch(/7,43\s€/);
    expect(mail?.text).toContain(`/transactions/${id}`);
    expect(mail?.html).toMatch(new RegExp(`<a class="button"[^>]* href="[^"]+/transactions/${id}">Ricevuta e recesso</a>`));
  });

  it('is confirmed with the seller and the whole right of withdrawal in both bodies of the mail', async () => {
    const member = await signUp(server);
    await buy(member.client);
    const [mail] = (await mailsTo(server, member.email)).filter(({ subject }) => subject.startsWith('Conferma dell’ordine'));
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toMatch(/Venditore: .+ · Registro imprese \d+ · Partita IVA /);
      expect(body).toContain('Hai 14 giorni per ripensarci dopo ogni acquisto');
      expect(body).toContain('con la presente comunico il recesso dal contratto di acquisto di crediti');
      expect(body).not.toMatch(/\]\(|{{/);
    }
  });
});
