import { nameProblem } from '@amarena/shared/contracts/account/validation';
import { chatPhotoPath, getChat, getChats } from '@amarena/shared/contracts/chat/chats';
import { ageOn } from '@amarena/shared/contracts/people/age';
import { getLikes } from '@amarena/shared/contracts/people/likes';
import { COUNTRIES } from '@amarena/shared/contracts/platform/countries';
import { LANGUAGES } from '@amarena/shared/contracts/platform/languages';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refreshDemoPresence } from '../../src/db/seed/demoPresence.ts';
import { type DemoDeps, seedDemo } from '../../src/db/seed/seedDemo.ts';
import { isRegion } from '../../src/domains/content/regions.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

let server: TestServer;
const drawnAhead: string[] = [];
const nothing = async () => undefined;

function demoDeps(production = false): DemoDeps {
  const { db } = server.database;
  const { chats, credits, gifts, photos, intake, likes, search, money, verification, moderation } = server.services;
  return {
    db,
    production,
    services: {
      chats,
      credits,
      gifts,
      intake,
      prices: async () => ({ photo_credits: 2 }),
      money,
      likes,
      search,
      verification,
      reports: moderation.reports,
      complaints: moderation.complaints,
      hashPassword: async () => 'a hash',
      issueOffer: nothing,
    },
    // Other tests cover drawing; here it would only take time.
    photos: { ...photos, drawAhead: async (_db, ids) => void drawnAhead.push(...ids) },
    now: new Date(),
    progress: () => undefined,
  };
}

const everybody = () =>
  server.database.db.selectFrom('members').innerJoin('profiles', 'profiles.member_id', 'members.id').selectAll().execute();

beforeAll(async () => {
  server = await startServer();
  await seedDemo(demoDeps());
});
afterAll(() => server.close());

describe('the demonstration community', () => {
  it('SR-10 SR-11 has a few with video-cam labels, fictional profiles among them', async () => {
    const labelled = (await everybody()).filter(({ live, exclusive }) => live || exclusive);
    expect(labelled.length).toBeGreaterThan(20);
    expect(labelled.length).toBeLessThan(100);
    expect(new Set(labelled.map(({ fictional }) => fictional))).toEqual(new Set([true, false]));
    expect(labelled.some(({ live }) => live) && labelled.some(({ exclusive }) => exclusive)).toBe(true);
  });

  it('has verified members, one who waits for a moderator, and no fictional one among either', async () => {
    const { db } = server.database;
    const verified = await db.selectFrom('members').select(['name', 'fictional']).where('verified_at', 'is not', null).execute();
    expect(verified.map(({ name }) => name)).toContain('Marco');
    expect(verified.length).toBeGreaterThan(5);
    expect(verified.some(({ fictional }) => fictional)).toBe(false);
    expect(await server.services.verification.countWaiting(db)).toBe(1);
  });

  it('has cases that wait on the desk, none of them about or from someone whom one can log in as', async () => {
    const { db } = server.database;
    const reports = await db
      .selectFrom('reports')
      .innerJoin('members', 'members.id', 'reported_id')
      .select(['password_hash', 'closed_at'])
      .execute();
    expect(reports).toHaveLength(5);
    for (const { password_hash, closed_at } of reports) expect([password_hash, closed_at]).toEqual(['', null]);
    expect(await db.selectFrom('complaints').select('number').execute()).toHaveLength(2);
  });

  it('has 2,000 adults in seven languages and fifteen countries, no more than a tenth fictional', async () => {
    const members = await everybody();
    const today = new Date().toISOString().slice(0, 10);
    const ages = members.map(({ date_of_birth }) => ageOn(date_of_birth, today));
    expect(members).toHaveLength(2_000);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(18);
    expect(Math.max(...ages)).toBeLessThanOrEqual(75);
    expect(new Set(members.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
    expect(new Set(members.map(({ country }) => country))).toEqual(new Set(COUNTRIES));
    const fictional = members.filter((member) => member.fictional).length;
    expect(fictional).toBeGreaterThan(150);
    expect(fictional).toBeLessThanOrEqual(200);
  });

  it('keeps the rules that real members keep: names, regions, texts', async () => {
    // Staff are named after their role.
    const members = (await everybody()).filter(({ roles }) => roles.length === 0);
    expect(members.length).toBeGreaterThan(1_000);
    for (const { name, email, country, region, about_me } of members) {
      expect([name, nameProblem(name, email)]).toEqual([name, null]);
      expect(region !== null && isRegion(country, region)).toBe(true);
      expect(about_me).not.toMatch(/[{}]|undefined/);
    }
  });

  it('gives everybody one to twelve photos', async () => {
    const photos = await server.database.db.selectFrom('photos').select('member_id').execute();
    const counts = new Map<string, number>();
    for (const { member_id } of photos) counts.set(member_id, (counts.get(member_id) ?? 0) + 1);
    expect(counts.size).toBe(2_000);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(12);
  });

  it('keeps the balances that the start command promises', async () => {
    const wallets = await server.database.db
      .selectFrom('wallets')
      .innerJoin('members', 'members.id', 'wallets.member_id')
      .select(['members.name', 'wallets.balance'])
      .where('members.name', 'in', ['Giulia', 'Marco', 'Sofia'])
      .orderBy('members.name')
      .execute();
    expect(wallets).toEqual([
      { name: 'Giulia', balance: 2 },
      { name: 'Marco', balance: 84 },
      { name: 'Sofia', balance: 0 },
    ]);
  });

  it('gives Giulia new likes and conversations', async () => {
    const { db } = server.database;
    const { id } = await db.selectFrom('members').select('id').where('name', '=', 'Giulia').executeTakeFirstOrThrow();
    const giulia = server.visitor();
    giulia.cookies.set('session', await server.platform.sessions.start(db, id));
    const { liked_by } = (await giulia.call(getLikes)).answer();
    expect(liked_by.filter(({ like_new }) => like_new)).toHaveLength(3);
    for (const { automatic, fictional } of liked_by) expect(automatic).toBe(fictional);
    const { chats } = (await giulia.call(getChats)).answer();
    expect(chats.map(({ profile }) => profile.name)).toEqual(['Luca', 'Marco']);
    const pages = chats.map(async ({ conversation }) =>
      (await giulia.call(getChat, { query: { conversation: conversation.id } })).answer(),
    );
    const messages = (await Promise.all(pages)).flatMap((page) => page.messages);
    expect(messages.filter(({ kind }) => kind === 'gift')).toMatchObject([{ from_me: false, gift: 'chocolates', cost: 0 }]);
    const [photo, ...more] = messages.filter(({ kind }) => kind === 'photo');
    if (photo === undefined) throw new Error('Nobody sent Giulia a photo.');
    expect(more).toEqual([]);
    const bytes = await giulia.raw({ method: 'GET', url: chatPhotoPath(photo, 'preview') });
    expect([bytes.status, bytes.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('draws the first screens’ photos ahead', () => {
    expect(new Set(drawnAhead).size).toBeGreaterThan(50);
  });

  it('is seeded once: a second start changes nothing', async () => {
    const before = await everybody();
    expect(await seedDemo(demoDeps())).toBe(false);
    expect(await everybody()).toEqual(before);
  });

  it('is refused in production', async () => {
    await expect(seedDemo(demoDeps(true))).rejects.toThrow('outside production');
  });

  it('stirs now and then: real demonstration members come back, fictional ones never', async () => {
    const now = new Date(Date.now() + 3_600_000);
    await refreshDemoPresence(server.database.db, now);
    const back = (await everybody()).filter(({ last_active_at }) => last_active_at.getTime() === now.getTime());
    expect(back.length).toBeGreaterThan(3);
    expect(back.some(({ fictional }) => fictional)).toBe(false);
    expect(back.every(({ password_hash }) => password_hash === '')).toBe(true);
  });
});
