import {
  type DebitAccount,
  type DebitCheckedField,
  postDirectDebit,
  postDirectDebitCheck,
  putDirectDebit,
} from '@amarena/shared/contracts/money/directDebits';
import type { Money } from '@amarena/shared/contracts/money/money';
import type { PackageId } from '@amarena/shared/contracts/money/packages';
import { getRepeatOrders, postRepeatOrder } from '@amarena/shared/contracts/money/repeatOrders';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailsTo, type NewMember } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { bankPays, bankTakesBack, creditsOf, euro, order, paymentOf, withoutOffer } from './support.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const BLOCKED_IBAN = 'NL91ABNA0417164300';
/** The sandbox's IBAN of an empty account. */
const EMPTY_IBAN = 'DE94 3704 0044 0532 0100 00';
const BLOCKED_PHONE = '+393330000000';
let phones = 4_000;

function anAccount(change: Partial<DebitAccount> = {}): DebitAccount {
  phones += 1;
  return {
    holder: 'Marco Ferri',
    iban: 'IT60 X054 2811 1010 0000 0123 456',
    street: 'Via del Pratello',
    house_number: '18',
    zip: '40122',
    city: 'Bologna',
    phone: `340 123 ${phones}`,
    ...change,
  };
}

describe('direct debit', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
    await server.services.money.directDebits.block(server.database.db, { kind: 'iban', value: BLOCKED_IBAN });
    await server.services.money.directDebits.block(server.database.db, { kind: 'phone', value: BLOCKED_PHONE });
  });
  afterAll(() => server.close());

  const ask = ({ client }: NewMember, account: DebitAccount, pack: PackageId = 'p0', expected_total: Money = euro(990)) =>
    client.call(postDirectDebit, { body: { package: pack, country: 'IT', expected_total, account } });
  const confirm = ({ client }: NewMember, request: string, otp: string) => client.call(putDirectDebit, { body: { request, otp } });

  async function codeFor(account: DebitAccount): Promise<string> {
    const phone = `+39${account.phone.replaceAll(' ', '')}`;
    const text = (await mailsTo(server, phone))[0]?.text ?? '';
    return /^\d{6}/.exec(text)?.[0] ?? '';
  }
  async function debit(member: NewMember, pack: PackageId = 'p0', total = euro(990), account = anAccount()) {
    const { request } = (await ask(member, account, pack, total)).answer();
    const { payment } = (await confirm(member, request, await codeFor(account))).answer();
    await server.services.jobs.runDue();
    server.pass(MINUTE);
    return payment;
  }

  /** Blocks a phone; returns a function that unblocks it. */
  async function blockPhoneOf({ phone }: DebitAccount): Promise<() => Promise<unknown>> {
    const { db } = server.database;
    const others = (await db.selectFrom('blocked_debtors').select('hash').execute()).map(({ hash }) => hash);
    await server.services.money.directDebits.block(db, { kind: 'phone', value: `+39${phone.replaceAll(' ', '')}` });
    return () => db.deleteFrom('blocked_debtors').where('hash', 'not in', others).execute();
  }

  it('API-74 sends a code to the phone and debits nothing', async () => {
    const member = await withoutOffer(server);
    const account = anAccount();
    const sent = (await ask(member, account)).answer();
    expect(sent.phone).toBe(`+39 ••• ••• ${account.phone.slice(-4)}`);
    expect(await codeFor(account)).toMatch(/^\d{6}$/);
    expect(await creditsOf(member.client)).toBe(0);
  });

  it('API-75 DD-02 completes with the right code, once however often it is sent', async () => {
    const member = await withoutOffer(server);
    const account = anAccount();
    const { request } = (await ask(member, account)).answer();
    const code = await codeFor(account);
    const answers = await Promise.all(Array.from({ length: 3 }, () => confirm(member, request, code)));
    expect(new Set(answers.map((answer) => answer.answer().payment.id)).size).toBe(1);
    await server.services.jobs.runDue();
    const payment = await paymentOf(member.client, answers[0]?.answer().payment.id ?? '');
    expect(payment).toMatchObject({ state: 'completed', method: 'directdebit', instrument: '•••• 3456' });
    expect(await creditsOf(member.client)).toBe(10);
  });

  it('API-05 DD-02 debits once where the answer to the confirmation was lost and it is repeated with its key', async () => {
    const member = await withoutOffer(server);
    const account = anAccount();
    const { request } = (await ask(member, account)).answer();
    const [body, key] = [{ request, otp: await codeFor(account) }, 'one-press-of-a-button'];
    expect((await member.client.call(putDirectDebit, { body, key: null })).body).toEqual({ code: 'idempotency_key_missing' });
    const first = (await member.client.call(putDirectDebit, { body, key })).answer();
    expect((await member.client.call(putDirectDebit, { body, key })).answer()).toEqual(first);
    await server.services.jobs.runDue();
    expect(await creditsOf(member.client)).toBe(10);
  });

  it('takes a right code as often as something else is in the way: only wrong ones are counted', async () => {
    const member = await withoutOffer(server);
    const account = anAccount();
    const { request } = (await ask(member, account)).answer();
    const code = await codeFor(account);
    const unblock = await blockPhoneOf(account);
    for (let attempt = 1; attempt <= 7; attempt++) expect((await confirm(member, request, code)).body).toEqual({ code: 'phone_blocked' });
    await unblock();
    expect((await confirm(member, request, code)).status).toBe(200);
  });

  it('ERR-15 counts wrong codes, and takes none after five', async () => {
    const member = await withoutOffer(server);
    const account = anAccount();
    const { request } = (await ask(member, account)).answer();
    const right = await codeFor(account);
    const wrong = right === '000000' ? '000001' : '000000';
    for (const tries of [4, 3, 2, 1])
      expect((await confirm(member, request, wrong)).body).toEqual({ code: 'direct_debit_code_wrong', tries });
    expect((await confirm(member, request, wrong)).body).toEqual({ code: 'direct_debit_code_expired' });
    expect((await confirm(member, request, right)).body).toEqual({ code: 'direct_debit_code_expired' });
    expect(await creditsOf(member.client)).toBe(0);
  });

  it('takes no code after ten minutes, and none of another member', async () => {
    const [member, other] = [await withoutOffer(server), await withoutOffer(server)];
    const account = anAccount();
    const { request } = (await ask(member, account)).answer();
    const code = await codeFor(account);
    expect((await confirm(other, request, code)).body).toEqual({ code: 'not_found' });
    server.pass(10 * MINUTE);
    expect((await confirm(member, request, code)).body).toEqual({ code: 'direct_debit_code_expired' });
  });

  it('ERR-12 ERR-13 refuses a blocked account and a blocked phone', async () => {
    const member = await withoutOffer(server);
    expect((await ask(member, anAccount({ iban: BLOCKED_IBAN }))).body).toEqual({ code: 'iban_blocked' });
    expect((await ask(member, anAccount({ phone: BLOCKED_PHONE }))).body).toEqual({ code: 'phone_blocked' });
  });

  it('ERR-12 ERR-13 refuses account and phone of a debit that was charged back to everybody, until the bank reverses it', async () => {
    const [member, other] = [await withoutOffer(server), await withoutOffer(server)];
    const account = anAccount({ iban: 'DE89 3704 0044 0532 0130 00' });
    const payment = await debit(member, 'p0', euro(990), account);
    expect((await ask(other, anAccount({ iban: account.iban }))).status).toBe(200);
    server.pass(MINUTE);
    await bankTakesBack(server, payment);
    expect((await ask(other, anAccount({ iban: account.iban }))).body).toEqual({ code: 'iban_blocked' });
    expect((await ask(other, anAccount({ phone: account.phone }))).body).toEqual({ code: 'phone_blocked' });
    await bankTakesBack(server, payment, { reversed: payment.total.amount });
    expect((await ask(other, account)).status).toBe(200);
  });

  it('ERR-12 ends the mandates that others gave for an account when a later debit of it is charged back', async () => {
    const [member, other] = [await withoutOffer(server), await withoutOffer(server)];
    const iban = 'FR76 3000 6000 0112 3456 7890 189';
    await debit(other, 'p0', euro(990), anAccount({ iban }));
    const first = await debit(member, 'p0', euro(990), anAccount({ iban }));
    const repeat = ({ client }: NewMember, payment: string) =>
      client.call(postRepeatOrder, { body: { payment, expected_total: euro(990) } });
    const second = (await repeat(member, first.id)).answer().payment;
    await server.services.jobs.runDue();
    await bankTakesBack(server, second);
    const stored = async ({ client }: NewMember) => (await client.call(getRepeatOrders)).answer().orders.map(({ method }) => method);
    expect([await stored(member), await stored(other)]).toEqual([[], []]);
    expect((await ask(other, anAccount({ iban }))).body).toEqual({ code: 'iban_blocked' });
  });

  it('ERR-35 keeps to its limits where a debit is repeated, and to what was blocked since', async () => {
    const member = await withoutOffer(server);
    const account = anAccount();
    const { id } = await debit(member, 'p0', euro(990), account);
    const repeat = async () => {
      const answer = await member.client.call(postRepeatOrder, { body: { payment: id, expected_total: euro(990) } });
      await server.services.jobs.runDue();
      server.pass(HOUR);
      return answer;
    };
    for (let more = 0; more < 4; more += 1) expect((await repeat()).status).toBe(200);
    expect((await repeat()).body).toEqual({ code: 'direct_debit_limit', left: euro(50) });
    server.pass(24 * HOUR);
    const unblock = await blockPhoneOf(account);
    expect((await repeat()).body).toEqual({ code: 'iban_blocked' });
    await unblock();
    expect((await repeat()).status).toBe(200);
  });

  it('says which of account and phone is wrong', async () => {
    const member = await withoutOffer(server);
    const fieldsOf = async (change: Partial<DebitAccount>) => (await ask(member, anAccount(change))).body;
    expect(await fieldsOf({ iban: 'IT60X0542811101000000123457' })).toEqual({
      code: 'validation_failed',
      fields: { 'account.iban': 'iban_invalid' },
    });
    expect(await fieldsOf({ iban: 'CH9300762011623852957' })).toEqual({
      code: 'validation_failed',
      fields: { 'account.iban': 'iban_country' },
    });
    expect(await fieldsOf({ phone: '051 2345678' })).toEqual({ code: 'validation_failed', fields: { 'account.phone': 'phone_invalid' } });
    expect(await fieldsOf({ holder: '' })).toEqual({ code: 'validation_failed', fields: { 'account.holder': 'invalid' } });
  });

  it('tells of each number by itself whether it can be right, and sends nothing', async () => {
    const { client } = await withoutOffer(server);
    const problemOf = async (field: DebitCheckedField, value: string) =>
      (await client.call(postDirectDebitCheck, { body: { field, value, country: 'IT' } })).answer().problem;
    expect(await problemOf('iban', 'it60 x054 2811 1010 0000 0123 456')).toBeNull();
    expect(await problemOf('iban', 'IT60 X054 2811 1010 0000 0123 457')).toBe('iban_invalid');
    expect(await problemOf('iban', 'CH9300762011623852957')).toBe('iban_country');
    expect(await problemOf('phone', '340 123 9999')).toBeNull();
    expect(await problemOf('phone', '051 2345678')).toBe('phone_invalid');
    expect(await mailsTo(server, '+393401239999')).toHaveLength(0);
    expect((await server.visitor().call(postDirectDebitCheck, { body: { field: 'iban', value: '', country: 'IT' } })).status).toBe(403);
  });

  it('ERR-14 ERR-35 debits 50 € a day and 150 € a month at most', async () => {
    const member = await withoutOffer(server);
    await debit(member, 'p2', euro(4_690));
    expect((await ask(member, anAccount())).body).toEqual({ code: 'direct_debit_limit', left: euro(310) });
    for (let day = 0; day < 2; day++) {
      server.pass(24 * HOUR);
      await debit(member, 'p2', euro(4_690));
    }
    server.pass(24 * HOUR);
    expect((await ask(member, anAccount())).body).toEqual({ code: 'direct_debit_limit', left: euro(930) });
  });

  describe('that the bank refused and pays after all', () => {
    const refused = (member: NewMember, pack: PackageId = 'p2', total = euro(4_690)) =>
      debit(member, pack, total, anAccount({ iban: EMPTY_IBAN }));

    it('ERR-14 is given back where another debit has used the limit of the day', async () => {
      const member = await withoutOffer(server);
      const payment = await refused(member);
      expect(await paymentOf(member.client, payment.id)).toMatchObject({ state: 'failed' });
      await debit(member, 'p2', euro(4_690));
      await bankPays(server, payment);
      expect(await paymentOf(member.client, payment.id)).toMatchObject({ state: 'failed', failure: 'came_late' });
    });

    it('ERR-35 is given back where other debits have used the limit of the month', async () => {
      const member = await withoutOffer(server);
      const payment = await refused(member);
      for (let day = 0; day < 3; day++) {
        await debit(member, 'p2', euro(4_690));
        server.pass(24 * HOUR);
      }
      await bankPays(server, payment);
      expect(await paymentOf(member.client, payment.id)).toMatchObject({ state: 'failed', failure: 'came_late' });
    });

    it('counts where both limits have room for it', async () => {
      const member = await withoutOffer(server);
      const payment = await refused(member, 'p0', euro(990));
      await debit(member);
      await bankPays(server, payment);
      expect(await paymentOf(member.client, payment.id)).toMatchObject({ state: 'completed', failure: null });
      expect(await creditsOf(member.client)).toBe(20);
    });
  });

  it('sends another code only after a minute', async () => {
    const member = await withoutOffer(server);
    await ask(member, anAccount());
    expect((await ask(member, anAccount())).body).toMatchObject({ code: 'direct_debit_wait' });
    server.pass(MINUTE);
    expect((await ask(member, anAccount())).status).toBe(200);
  });

  it('starts with the form alone, and keeps no account once it is confirmed', async () => {
    const member = await withoutOffer(server);
    expect((await order(member.client, { method: 'directdebit' })).body).toEqual({ code: 'payment_method_unavailable' });
    const { id } = await debit(member);
    const kept = await server.database.db
      .selectFrom('direct_debits')
      .select('account')
      .where('payment_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept.account).toBeNull();
  });
});
