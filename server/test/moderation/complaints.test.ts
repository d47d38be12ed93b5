import { postComplaint } from '@amarena/shared/contracts/moderation/complaints';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { somebody } from '../community/people.ts';
import { mailsTo } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { caseOf, casesIn, decide, mailOf, moderator } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const TEXT = 'Ho pagato due volte lo stesso pacchetto.';
const complain = (email: string | null = null, client = server.visitor()) =>
  client.call(postComplaint, { body: { category: 'payment', text: TEXT, email } });

describe('a complaint', () => {
  it('API-83 is stored for a visitor, confirmed with its number and answered at the given address', async () => {
    const desk = await moderator(server);
    const { number } = (await complain('anna@example.test')).answer();
    const [received] = await mailsTo(server, 'anna@example.test');
    expect(received?.subject).toContain(String(number));
    const waiting = await casesIn(desk, 'complaints');
    const id = waiting.at(-1)?.id ?? '';
    expect(await caseOf(desk, 'complaints', id)).toMatchObject({
      number,
      text: TEXT,
      category: 'payment',
      answer_language: 'it',
      person: null,
    });
    await decide(desk, 'complaints', id, 'accept', { reason: 'solved', answer: 'Ti abbiamo rimborsato.' });
    const mails = await mailsTo(server, 'anna@example.test');
    expect(mails).toHaveLength(2);
    expect(mails.some(({ text }) => text.includes('Ti abbiamo rimborsato.'))).toBe(true);
    expect(await casesIn(desk, 'complaints')).toEqual([]);
  });

  it('API-83 reaches a member at the own address', async () => {
    const member = await somebody(server);
    expect((await complain(null, member.client)).status).toBe(200);
    expect(await mailsTo(server, await mailOf(server, member))).toHaveLength(1);
  });

  it('API-83 is taken without an address, and refused with a wrong one or without words', async () => {
    expect((await complain()).status).toBe(200);
    const wrong = await complain('anna@');
    expect(wrong.body).toEqual({ code: 'validation_failed', fields: { email: 'email_invalid' } });
    const empty = await server.visitor().call(postComplaint, { body: { category: 'other', text: '  ', email: null } });
    expect(empty.status).toBe(400);
  });

  it('a stranger cannot fill a mailbox with confirmations of complaints', async () => {
    for (let count = 1; count <= 8; count++) expect((await complain('victim@example.test')).status).toBe(200);
    expect(await mailsTo(server, 'victim@example.test')).toHaveLength(5);
  });

  it('API-83 is limited for each address', async () => {
    const client = server.visitor();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await complain(null, client)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await complain()).status).toBe(200);
  });
});
