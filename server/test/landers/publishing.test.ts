import {
  deleteLanderDraft,
  getLanderDetail,
  getLanderDiff,
  getLanderLog,
  type LanderDetail,
  postLanderPreview,
  postLanderRollback,
  postLanderWithdraw,
} from '@amarena/shared/contracts/landers/landerDesk';
import type { LanderBlock } from '@amarena/shared/contracts/landers/landers';
import { routeNamed } from '@amarena/shared/contracts/platform/routes';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { readPins } from '../../src/delivery/pins.ts';
import { createLanderVisits } from '../../src/visit/landerVisits.ts';
import { addMember, type Somebody } from '../community/people.ts';
import { aPicture } from '../support/upload.ts';
import {
  aContent,
  aDocument,
  create,
  editor,
  HEADLINE,
  headlineOf,
  type LandersSite,
  look,
  publish,
  published,
  save,
  sendImage,
  startSite,
  withHeadline,
} from './support.ts';

let server: LandersSite;
let desk: Somebody;
beforeAll(async () => {
  server = await startSite();
  desk = await editor(server);
});
afterAll(() => server.close());

const DAY = 86_400_000;
const inDays = (days: number): string => new Date(server.platform.now().getTime() + days * DAY).toISOString();
const rollback = ({ id, revision }: LanderDetail, to: number | null = null) =>
  desk.client.call(postLanderRollback, { body: { id, revision, to } });
const detail = async ({ id }: LanderDetail): Promise<LanderDetail> =>
  (await desk.client.call(getLanderDetail, { query: { id } })).answer().lander;

/** Publishes another headline. */
async function republished(lander: LanderDetail, headline: string): Promise<LanderDetail> {
  const saved = (await save(desk, lander, withHeadline(lander.document, headline))).answer().lander;
  return (await publish(desk, saved)).answer().lander;
}

describe('publishing', () => {
  it('shows a lander to visitors of every process at once, and a draft to nobody', async () => {
    const other = await server.secondProcess();
    const document = aDocument();
    const lander = await create(desk, document);
    const visitor = server.visitor();
    expect((await look(visitor, document)).status).toBe(404);
    const live = (await publish(desk, lander)).answer().lander;
    expect(live).toMatchObject({ live: 1, drafted: false, draft: null });
    expect((await look(visitor, document)).answer().page).toMatchObject({ version: 1, variant: 'a', title: 'Stasera', preview: false });
    const elsewhere = await other.services.landers.live.at(other.platform.db, 'alonetonight', document.slug, server.platform.now());
    expect(elsewhere?.number).toBe(1);
    await save(desk, live, withHeadline(document, 'Solo una bozza'));
    expect(await headlineOf(visitor, document)).toBe('Un nodo *leggero*');
    await other.close();
  });

  it('LN-05 speaks the visitor’s language, and Italian where it does not know it', async () => {
    const document = aDocument();
    await published(desk, document);
    const pageIn = async (language: 'de' | 'pl') => (await look(server.visitor(), document, { language })).answer().page;
    expect(await pageIn('de')).toMatchObject({ language: 'de', title: 'Heute Abend', languages: ['it', 'de'] });
    expect(await pageIn('pl')).toMatchObject({ language: 'it', title: 'Stasera' });
  });

  it('ML-02 shows the plain page for an unknown slug', async () => {
    await published(desk, aDocument({ slug: '', template: 'alonetonight' }));
    const { page } = (await look(server.visitor(), { template: 'alonetonight', slug: 'mai-vista' })).answer();
    expect(page).toMatchObject({ slug: '', path: '/landers/alonetonight' });
  });

  it('fills in the site’s own data and keeps the accent for the design', async () => {
    const document = withHeadline(aDocument(), '{site}: {price} a messaggio, *{fictional}* etichettati');
    await published(desk, document);
    const shown = (await headlineOf(server.visitor(), document)) ?? '';
    expect(shown).toMatch(/^Amarena: \d.*€ a messaggio, \*.+\* etichettati$/);
  });

  it('sets Polish so that no line ends with a lone letter, before an accent and a value too', async () => {
    const blocks = aContent().blocks.map((block) =>
      block.kind === 'headline' ? { ...block, text: 'Światło w *oknie* i {site} w nocy' } : block,
    );
    const content = { it: aContent(), pl: aContent({ title: 'Zapach i smak', blocks }) };
    const document = aDocument({ locales: ['it', 'pl'], variants: [{ key: 'a', name: '', weight: 1, content }] });
    await published(desk, document);
    const { page } = (await look(server.visitor(), document, { language: 'pl' })).answer();
    expect(page.title).toBe('Zapach i\u00a0smak');
    expect(page.blocks[0]).toMatchObject({ text: 'Światło w\u00a0*oknie* i\u00a0Amarena w\u00a0nocy' });
  });

  it('ML-01 is about the member of its address', async () => {
    await published(desk, aDocument({ template: 'landing2', slug: 'cartolina' }));
    const profile = await addMember(server, { name: 'Aurora', profile: {} });
    const at = { template: 'landing2', slug: 'cartolina' } as const;
    expect((await look(server.visitor(), at, { profile })).answer().page).toMatchObject({
      member: { id: profile, name: 'Aurora' },
      path: `/members/${profile}/landing2/cartolina`,
    });
    expect((await look(server.visitor(), at)).status).toBe(404);
  });

  it('is nobody’s where the address holds no id at all', async () => {
    const landerFor = createLanderVisits(server.platform, server.services);
    const route = routeNamed('members-id-landing2-slug');
    const app = fastify();
    app.get('/*', (request) => landerFor(request, { route, params: { id: 'abc' } }, 'it'));
    expect((await app.inject('/members/abc/landing2')).json()).toEqual({ isLander: true, lander: null });
    await app.close();
  });

  it('shows a picture that came through the intake, in the widths that it fills', async () => {
    const { body } = await sendImage(server, desk, await aPicture(1_000, 800));
    const { image, picture } = body as { image: string; picture: { sources: { src: string; width: number }[] } };
    expect(picture.sources.map(({ width }) => width)).toEqual([480, 960, 1_000]);
    const blocks = [HEADLINE, { kind: 'image' as const, image, alt: 'Il mare' }, ...aContent().blocks.slice(1)];
    const document = aDocument({ locales: ['it'], variants: [{ key: 'a', name: '', weight: 1, content: { it: aContent({ blocks }) } }] });
    await published(desk, document);
    expect((await look(server.visitor(), document)).answer().page.images[image]).toEqual(picture);
    const file = await server.visitor().raw({ method: 'GET', url: picture.sources[0]?.src ?? '' });
    expect([file.status, file.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await server.visitor().raw({ method: 'GET', url: `/lander-images/${image}-481.webp` })).status).toBe(404);
  });
});

describe('a schedule', () => {
  it('shows a version between its start and its end, and the one before after it', async () => {
    const document = aDocument();
    const lander = await published(desk, document);
    const saved = (await save(desk, lander, { ...withHeadline(document, 'Per le feste'), starts: inDays(1), ends: inDays(3) })).answer()
      .lander;
    const planned = (await publish(desk, saved)).answer().lander;
    expect(planned.versions.map(({ state }) => state)).toEqual(['scheduled', 'live']);
    expect(await headlineOf(server.visitor(), document)).toBe('Un nodo *leggero*');
    server.pass(1.5 * DAY);
    expect(await headlineOf(server.visitor(), document)).toBe('Per le feste');
    expect((await detail(lander)).versions.map(({ state }) => state)).toEqual(['live', 'waiting']);
    server.pass(2 * DAY);
    expect(await headlineOf(server.visitor(), document)).toBe('Un nodo *leggero*');
    expect((await detail(lander)).versions.map(({ state }) => state)).toEqual(['past', 'live']);
  });

  it('can be taken back before it starts', async () => {
    const document = aDocument();
    const lander = await published(desk, document);
    const saved = (await save(desk, lander, { ...withHeadline(document, 'Per le feste'), starts: inDays(1) })).answer().lander;
    const { id, revision } = (await publish(desk, saved)).answer().lander;
    expect((await desk.client.call(postLanderWithdraw, { body: { id, revision, number: 2 } })).status).toBe(200);
    server.pass(2 * DAY);
    expect(await headlineOf(server.visitor(), document)).toBe('Un nodo *leggero*');
  });
});

describe('withdrawing', () => {
  it('takes a lander away with all that would show, and a new publication brings it back', async () => {
    const document = aDocument();
    const { id, revision } = await republished(await published(desk, document), 'Seconda');
    const gone = (await desk.client.call(postLanderWithdraw, { body: { id, revision, number: null } })).answer().lander;
    expect(gone).toMatchObject({ live: null, versions: [{ state: 'withdrawn' }, { state: 'withdrawn' }] });
    expect((await look(server.visitor(), { template: 'video', slug: 'mai' })).status).toBe(404);
    expect((await desk.client.call(postLanderWithdraw, { body: { id, revision: gone.revision, number: null } })).status).toBe(404);
    expect((await publish(desk, gone)).answer().lander.live).toBe(3);
    expect(await headlineOf(server.visitor(), document)).toBe('Seconda');
  });
});

describe('rolling back', () => {
  it('goes one step at a time, or to a version by its number, and keeps every version', async () => {
    const document = aDocument();
    const second = await republished(await published(desk, document), 'Seconda');
    const third = await republished(second, 'Terza');
    const back = (await rollback(third)).answer().lander;
    expect(await headlineOf(server.visitor(), document)).toBe('Seconda');
    expect(back.versions[0]).toMatchObject({ number: 4, restores: 2, state: 'live', published_by: desk.name });
    const further = (await rollback(back)).answer().lander;
    expect(await headlineOf(server.visitor(), document)).toBe('Un nodo *leggero*');
    expect((await rollback(further)).body).toEqual({ code: 'not_found' });
    await rollback(further, 3);
    expect(await headlineOf(server.visitor(), document)).toBe('Terza');
    expect((await detail(third)).versions).toHaveLength(6);
  });

  it('brings an offer back with the end that it says, and without one that is over', async () => {
    const document = aDocument();
    const ends = inDays(2);
    const lander = await published(desk, document);
    const offer = (await save(desk, lander, { ...withHeadline(document, 'Solo per poco'), ends })).answer().lander;
    const live = (await publish(desk, offer)).answer().lander;
    const broken = await republished({ ...live, document: { ...live.document, ends: null } }, 'Rotta');
    expect((await rollback(broken, 2)).answer().lander.document.ends).toBe(ends);
    expect(await headlineOf(server.visitor(), document)).toBe('Solo per poco');
    server.pass(2 * DAY);
    // What was left does not return.
    expect(await headlineOf(server.visitor(), document)).toBe('Un nodo *leggero*');
    await rollback(await detail(broken), 2);
    expect(await headlineOf(server.visitor(), document)).toBe('Solo per poco');
  });

  it('returns from one that started as planned to what was shown until then, also if that was published later', async () => {
    const document = aDocument();
    const lander = await published(desk, document);
    const planned = (await save(desk, lander, { ...withHeadline(document, 'Per le feste'), starts: inDays(2) })).answer().lander;
    const waiting = (await publish(desk, planned)).answer().lander;
    const now = (await save(desk, waiting, { ...withHeadline(document, 'Prezzo giusto'), starts: null })).answer().lander;
    await publish(desk, now);
    server.pass(3 * DAY);
    expect(await headlineOf(server.visitor(), document)).toBe('Per le feste');
    await rollback(await detail(now));
    expect(await headlineOf(server.visitor(), document)).toBe('Prezzo giusto');
  });

  it('returns from a planned one that was brought forward to what was shown before', async () => {
    const document = aDocument();
    const lander = await published(desk, document);
    const planned = (await save(desk, lander, { ...withHeadline(document, 'Per le feste'), starts: inDays(9) })).answer().lander;
    const early = (await rollback((await publish(desk, planned)).answer().lander, 2)).answer().lander;
    expect(await headlineOf(server.visitor(), document)).toBe('Per le feste');
    expect((await rollback(early)).answer().lander.versions[0]).toMatchObject({ restores: 1 });
    expect(await headlineOf(server.visitor(), document)).toBe('Un nodo *leggero*');
  });

  it('acts once, however often its answer is lost', async () => {
    const document = aDocument();
    const { id, revision } = await republished(await published(desk, document), 'Seconda');
    const key = 'a-key-of-sixteen-characters';
    const body = { id, revision, to: null };
    const answers = [await desk.client.call(postLanderRollback, { body, key }), await desk.client.call(postLanderRollback, { body, key })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await detail(answers[1]?.answer().lander ?? (await published(desk)))).versions).toHaveLength(3);
  });
});

describe('a draft', () => {
  it('is shown by a secret link until that ends, and says that it is a preview', async () => {
    const document = aDocument();
    const lander = await published(desk, document);
    await save(desk, lander, withHeadline(document, 'Da approvare'));
    const { path } = (await desk.client.call(postLanderPreview, { body: { id: lander.id, hours: 24, member: null } })).answer();
    const preview = new URL(path, 'http://localhost').searchParams.get('preview') ?? '';
    const shown = (await look(server.visitor(), document, { preview })).answer().page;
    expect(shown).toMatchObject({ preview: true, version: 2, blocks: [{ text: 'Da approvare' }, {}, {}] });
    expect((await look(server.visitor(), document, { preview: `${preview}x` })).body).toEqual({ code: 'link_invalid' });
    server.pass(2 * DAY);
    expect((await look(server.visitor(), document, { preview })).body).toEqual({ code: 'link_invalid' });
  });

  it('says where it differs, what it lacks by language, and goes when it is dropped', async () => {
    const document = aDocument();
    const lander = await published(desk, document);
    const unfinished = { ...withHeadline(document, ''), locales: ['it', 'de', 'fr'] };
    const { lander: drafted } = (await save(desk, lander, unfinished)).answer();
    expect(drafted).toMatchObject({ drafted: true, problems: { it: 1, fr: 1 } });
    expect(drafted.draft?.changes).toEqual([
      { path: 'locales[2]', before: null, after: 'fr' },
      { path: 'variants[0].content.it.blocks[0].text', before: 'Un nodo *leggero*', after: '' },
    ]);
    const { changes } = (await desk.client.call(getLanderDiff, { query: { id: lander.id, from: 1, to: 0 } })).answer();
    expect(changes).toEqual(drafted.draft?.changes);
    const { id, revision } = drafted;
    expect((await desk.client.call(deleteLanderDraft, { body: { id, revision } })).status).toBe(204);
    expect(await detail(lander)).toMatchObject({ drafted: false, document: { locales: ['it', 'de'] } });
    const { entries } = (await desk.client.call(getLanderLog, { query: { id } })).answer();
    expect(entries.map(({ action }) => action)).toEqual(['draft_dropped', 'saved', 'published', 'created']);
    expect(entries.every(({ by }) => by === desk.name)).toBe(true);
  });

  it('differs in one block where one was removed or added, whatever follows it', async () => {
    const aText = (text: string): LanderBlock => ({ kind: 'text', text });
    const blocks = [HEADLINE, aText('Prima'), aText('Poi')];
    const document = aDocument({ locales: ['it'] });
    const having = (some: LanderBlock[]) => ({
      ...document,
      variants: document.variants.map((variant) => ({
        ...variant,
        content: { it: aContent({ blocks: [...some, ...aContent().blocks.slice(1)] }) },
      })),
    });
    const lander = await published(desk, having(blocks));
    const { lander: shorter } = (await save(desk, lander, having(blocks.slice(0, 2)))).answer();
    expect(shorter.draft?.changes).toEqual([
      { path: 'variants[0].content.it.blocks[2]', before: JSON.stringify(aText('Poi')), after: null },
    ]);
  });

  it('is none once a withdrawal brings back what it says, and stays a draft otherwise', async () => {
    const document = aDocument();
    const lander = await published(desk, document);
    const second = await republished(lander, 'La seconda');
    const { lander: third } = (await save(desk, second, withHeadline(document, 'La terza'))).answer();
    const withdraw = ({ id, revision }: LanderDetail) => desk.client.call(postLanderWithdraw, { body: { id, revision, number: 2 } });
    const kept = (await withdraw(third)).answer().lander;
    expect(kept).toMatchObject({ live: 1, drafted: true, draft: { changes: [{ before: 'Un nodo *leggero*', after: 'La terza' }] } });

    const other = aDocument();
    const two = await republished(await published(desk, other), 'La seconda');
    const { lander: back } = (await save(desk, two, other)).answer();
    expect(back.drafted).toBe(true);
    expect((await withdraw(back)).answer().lander).toMatchObject({ live: 1, drafted: false, draft: null });
  });

  it('tells another editor what changed since a withdrawal, not what the withdrawal took back', async () => {
    const document = aDocument();
    const second = await republished(await published(desk, document), 'La seconda');
    const { id, revision } = second;
    const seen = (await desk.client.call(postLanderWithdraw, { body: { id, revision, number: 2 } })).answer().lander;
    expect((await save(desk, seen, { ...seen.document, name: 'Altro nome' })).status).toBe(200);
    const late = await save(await editor(server), seen, document);
    expect(late.body).toMatchObject({ code: 'lander_changed', changes: [{ path: 'name', before: 'Una prova', after: 'Altro nome' }] });
    expect((late.body as { changes: unknown[] }).changes).toHaveLength(1);
  });

  it('counts no changes in the log where nothing was live before', async () => {
    const lander = await republished(await published(desk), 'La seconda');
    const { id, revision } = lander;
    await desk.client.call(postLanderWithdraw, { body: { id, revision, number: null } });
    const { entries } = (await desk.client.call(getLanderLog, { query: { id } })).answer();
    const counted = entries.filter(({ action }) => action === 'published' || action === 'withdrawn');
    expect(counted.map(({ action, changes }) => [action, changes])).toEqual([
      ['withdrawn', null],
      ['published', 1],
      ['published', null],
    ]);
  });

  it('can never be changed in the log', async () => {
    await published(desk);
    await expect(server.database.db.updateTable('lander_log').set({ actor_id: null }).execute()).rejects.toThrow('append-only');
  });
});

describe('the version of mf-landers', () => {
  it('stays with a published lander, and is kept from being collected as long as one needs it', async () => {
    const lander = await published(desk);
    // As if another version had been active when it was published.
    await server.database.db.updateTable('lander_versions').set({ remote: '1.0.0-old' }).where('lander_id', '=', lander.id).execute();
    await server.services.landers.pin(server.platform.db, server.platform.now());
    expect([...(await readPins(server.stores.objects))]).toContain('mf-landers@1.0.0-old');
    await republished(lander, 'Di nuovo');
    await server.services.landers.pin(server.platform.db, server.platform.now());
    expect([...(await readPins(server.stores.objects))]).not.toContain('mf-landers@1.0.0-old');
  });
});
