import { randomUUID } from 'node:crypto';
import { postExport } from '@amarena/shared/contracts/account/dataExport';
import { postUser } from '@amarena/shared/contracts/account/userCalls';
import { postLike } from '@amarena/shared/contracts/people/likes';
import { postPhoto } from '@amarena/shared/contracts/people/ownPhotos';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { send } from '../chats/support/people.ts';
import { buy } from '../payments/support.ts';
import { linkIn, mailsTo, type NewMember, pressLink, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { upload } from '../support/upload.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

describe('the export of one’s data', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  async function member(): Promise<NewMember & { name: string }> {
    const made = await signUp(server);
    await pressLink(made.client, linkIn((await mailsTo(server, made.email))[0]));
    return { ...made, name: made.email };
  }
  const ask = ({ client, password }: NewMember) => client.call(postExport, { body: { password } });

  const download = ({ client }: NewMember, url: string) =>
    server.server.inject({
      method: 'GET',
      url,
      headers: { 'x-forwarded-for': client.address, cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });

  /** The files in a ZIP whose entries are stored without compression. */
  function filesOf(zip: Buffer): Map<string, Buffer> {
    const files = new Map<string, Buffer>();
    let at = zip.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
    while (at >= 0 && zip.readUInt32LE(at) === 0x02014b50) {
      const [size, nameLength, extra, comment, start] = [
        zip.readUInt32LE(at + 20),
        zip.readUInt16LE(at + 28),
        zip.readUInt16LE(at + 30),
        zip.readUInt16LE(at + 32),
        zip.readUInt32LE(at + 42),
      ];
      const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
      const body = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
      files.set(name, zip.subarray(body, body + size));
      at += 46 + nameLength + extra + comment;
    }
    return files;
  }

  /** Reads the files of a member's export. */
  async function archive(who: NewMember) {
    const { url } = (await ask(who)).answer();
    const files = filesOf((await download(who, url)).rawPayload);
    return (name: string) => JSON.parse(files.get(name)?.toString('utf8') ?? 'null');
  }

  it('holds profile, photos, payments and every message, those that are hidden for their age too', async () => {
    const [owner, friend] = [await member(), await member()];
    await buy(owner.client);
    await send(owner, { profile: friend.id }, { text: 'Un messaggio vecchio' });
    server.pass(181 * DAY);
    const later = await member();
    const { client } = owner;
    await client.call(postUser, {
      body: { email: owner.email, password: owner.password },
    });
    await send(later, { profile: owner.id }, { text: 'Uno nuovo' });
    await client.call(postLike, { body: { profile: friend.id } });
    const { upload: picture } = await upload(server, client);
    await client.call(postPhoto, { body: { upload: picture } });

    const { url } = (await ask(owner)).answer();
    const answer = await download(owner, url);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/zip',
      'no-store',
    ]);
    const files = filesOf(answer.rawPayload);
    const read = (name: string) => JSON.parse(files.get(name)?.toString('utf8') ?? 'null');
    expect(read('account.json').account).toMatchObject({ id: owner.id, email: owner.email });
    expect(read('account.json')).toMatchObject({ push: { settings: { names: false, quiet: true }, devices: [] }, passkeys: [] });
    expect(files.get('account.json')?.toString()).not.toMatch(/argon2|token|hash/);
    expect(read('profile.json').id).toBe(owner.id);
    expect(read('relations.json').likes).toMatchObject([{ id: friend.id }]);
    expect(read('payments.json').payments).toMatchObject([{ package: 'p0', state: 'completed' }]);
    const texts = read('conversations.json').flatMap(({ messages }: { messages: { text: string }[] }) => messages.map(({ text }) => text));
    expect(texts.sort()).toEqual(['Un messaggio vecchio', 'Uno nuovo']);
    const photos = [...files].filter(([name]) => /^photos\/.+\.webp$/.test(name));
    expect(photos.map(([, bytes]) => bytes.toString('latin1', 8, 12))).toEqual(['WEBP']);
  });

  it('holds what was passed, answered and asked for besides: the swipe game, the match-finder, the badge, codes and mandates', async () => {
    const [member, other] = [await signUp(server), await signUp(server)];
    const { db, now } = server.platform;
    const [member_id, at] = [member.id, now()];
    await db.insertInto('passes').values({ member_id, passed_id: other.id, passed_at: at }).execute();
    await sql`insert into match_rounds (member_id, answers, only_real, everywhere, found, asked_at)
      values (${member_id}, '{"evening": "cinema"}', true, false, '{}', ${at})`.execute(db);
    await sql`insert into verifications (id, member_id, status, code, code_ends_at) values (${randomUUID()}, ${member_id}, 'code', '4711', ${at})`.execute(
      db,
    );
    await sql`insert into mandates (id, member_id, provider, reference, method, label, created_at)
      values (${randomUUID()}, ${member_id}, 'sandbox', ${randomUUID()}, 'card', 'Visa 1234', ${at})`.execute(db);
    await sql`insert into discount_codes (code, member_id, expires_at, value_percentage, created_at)
      values ('STAY-4711', ${member_id}, ${at}, 20, ${at})`.execute(db);
    const read = await archive(member);
    expect(read('relations.json').passes).toMatchObject([{ id: other.id }]);
    expect(read('match.json')).toMatchObject({ answers: { evening: 'cinema' } });
    expect(read('verification.json')).toMatchObject([{ status: 'code', code: '4711' }]);
    expect(read('payments.json')).toMatchObject({ mandates: [{ label: 'Visa 1234' }], codes: [{ code: 'STAY-4711' }] });
  });

  it('wants the password, and gives an address that works once, for ten minutes, for this member alone', async () => {
    const [owner, other] = [await member(), await member()];
    const wrong = await owner.client.call(postExport, { body: { password: 'not the password' } });
    expect([wrong.status, wrong.body]).toEqual([403, { code: 'password_wrong' }]);
    const { url } = (await ask(owner)).answer();
    expect((await download(owner, url)).statusCode).toBe(200);
    expect((await download(owner, url)).statusCode).toBe(410);
    const foreign = (await ask(owner)).answer().url;
    expect((await download(other, foreign)).statusCode).toBe(410);
    const late = (await ask(owner)).answer().url;
    server.pass(11 * MINUTE);
    expect((await download(owner, late)).statusCode).toBe(410);
    expect((await server.visitor().raw({ method: 'GET', url: late })).status).toBe(403);
  });
});
