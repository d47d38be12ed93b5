import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { signUp, trySignUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

/** Statements as the release before sends them: it writes members, and knows no claims. */
describe('a server of the release before', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const row = (email: string, name: string) =>
    ({
      id: randomUUID(),
      email,
      name,
      language: 'it',
      country: 'IT',
      time_zone: 'Europe/Rome',
      gender: 'female',
      date_of_birth: '1990-05-01',
      signup_date: new Date(),
      last_active_at: new Date(),
    }) as const;
  /** The id of the member that it stored; undefined if it found address or name taken. */
  const insert = async (email: string, name: string) =>
    (
      await server.platform.db
        .insertInto('members')
        .values(row(email, name))
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
    )?.id;
  const move = (id: string | undefined, email: string) =>
    sql`update members set email = ${email} where id = ${id}`.execute(server.platform.db);
  const claims = async () => {
    const { rows } = await sql<{ count: number }>`
      select ((select count(*) from email_claims) + (select count(*) from name_claims))::int as count`.execute(server.platform.db);
    return rows[0]?.count;
  };

  it('stores no second member with an address or a name, whoever stored the first, and leaves no claim behind', async () => {
    const { email } = await signUp(server, { name: 'Prima_Ida' });
    const before = await claims();
    expect(await insert(email.toUpperCase(), 'altra')).toBeUndefined();
    expect(await insert('altra@example.test', 'PRIMA_IDA')).toBeUndefined();
    expect(await insert('altra@example.test', 'Prima_lda')).toBeUndefined();
    expect(await claims()).toBe(before);
    expect(await insert('altra@example.test', 'altra')).toBeDefined();
    expect(await insert('Altra@example.test', 'terza')).toBeUndefined();
    expect((await trySignUp(server, { email: 'ALTRA@example.test' })).body).toEqual({ code: 'email_in_use' });
    expect((await trySignUp(server, { name: 'Altra' })).body).toEqual({ code: 'validation_failed', fields: { name: 'name_taken' } });
  });

  it('and a new one make one member of those who sign up at once', async () => {
    const email = 'insieme@example.test';
    const [stored, ...answers] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, (_, index) => insert(email, `vecchio${index}`))),
      ...Array.from({ length: 10 }, () => trySignUp(server, { email })),
    ]);
    const wins = stored.filter((id) => id !== undefined).length + answers.filter(({ status }) => status === 200).length;
    expect(wins).toBe(1);
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
  });

  it('changes an address only to one that is free, and frees the old one', async () => {
    const taken = await signUp(server);
    const id = await insert('prima@example.test', 'mobile');
    await expect(move(id, taken.email)).rejects.toMatchObject({ code: '23505' });
    await move(id, 'dopo@example.test');
    expect((await trySignUp(server, { email: 'Dopo@example.test' })).status).toBe(409);
    expect((await trySignUp(server, { email: 'prima@example.test' })).status).toBe(200);
  });

  it('frees address and name when it erases a member', async () => {
    const id = await insert('via@example.test', 'in_partenza');
    const before = (await claims()) ?? 0;
    await sql`update members set email = ${`erased-${id}@erased.invalid`}, name = ${`erased-${id}`}, erased_at = now()
      where id = ${id}`.execute(server.platform.db);
    expect(await claims()).toBe(before - 3);
    expect((await trySignUp(server, { email: 'via@example.test', name: 'in_partenza' })).status).toBe(200);
  });
});
