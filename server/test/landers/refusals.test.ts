import { getLanders, postLander } from '@amarena/shared/contracts/landers/landerDesk';
import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Somebody, somebody } from '../community/people.ts';
import type { TestServer } from '../support/startServer.ts';
import { aPicture } from '../support/upload.ts';
import {
  aContent,
  aDocument,
  create,
  editor,
  HEADLINE,
  headlineOf,
  look,
  publish,
  published,
  save,
  sendImage,
  startSite,
  withHeadline,
} from './support.ts';

let server: TestServer;
let desk: Somebody;
beforeAll(async () => {
  server = await startSite();
  desk = await editor(server);
});
afterAll(() => server.close());

/** Saves, and publishes if that succeeded; returns the problems of the step that refused, by place. */
async function refusedFor(change: (document: LanderDocument) => object) {
  const document = aDocument();
  const lander = await published(desk, document);
  const saved = await save(desk, lander, change(document));
  const answer = saved.status === 200 ? await publish(desk, saved.answer().lander) : saved;
  expect(answer.status).toBe(422);
  // Visitors see what they saw before.
  expect((await look(server.visitor(), document)).answer().page).toMatchObject({ version: 1, title: 'Stasera' });
  return (answer.body as { problems: { path: string; code: string; name: string | null; limit: number | null }[] }).problems;
}

const italian = (document: LanderDocument, blocks: object[]): object => ({
  ...document,
  variants: [{ ...document.variants[0], content: { it: { ...aContent(), blocks }, de: aContent() } }],
});
const others = aContent().blocks.slice(1);

describe('a document that cannot be published', () => {
  it('is refused with the place of a script, and is not even kept', async () => {
    const problems = await refusedFor((document) =>
      italian(document, [{ kind: 'headline', text: 'Ciao <script>alert(1)</script>' }, ...others]),
    );
    expect(problems).toEqual([{ path: 'variants[0].content.it.blocks[0].text', code: 'markup', limit: null, name: '<script>' }]);
  });

  it('is refused with the place and the name of an unknown block', async () => {
    const problems = await refusedFor((document) => italian(document, [HEADLINE, { kind: 'countdown', text: 'Solo oggi' }, ...others]));
    expect(problems).toEqual([{ path: 'variants[0].content.it.blocks[1]', code: 'block_unknown', limit: null, name: 'countdown' }]);
  });

  it('is refused with the place of a field that nobody reads', async () => {
    const problems = await refusedFor((document) => italian(document, [{ ...HEADLINE, colour: 'red' }, ...others]));
    expect(problems).toEqual([{ path: 'variants[0].content.it.blocks[0].colour', code: 'field_unknown', limit: null, name: 'colour' }]);
  });

  it('is refused for each locale that it promises and does not have', async () => {
    const problems = await refusedFor((document) => ({ ...document, locales: ['it', 'de', 'pl'] }));
    expect(problems).toEqual([{ path: 'variants[0].content.pl', code: 'locale_missing', limit: null, name: 'pl' }]);
  });

  it('is refused for missing, too long, open and unknown words, each at its place', async () => {
    const problems = await refusedFor((document) =>
      italian(document, [
        { kind: 'headline', text: '' },
        { kind: 'text', text: 'a'.repeat(400) },
        { kind: 'text', text: 'Un *accento aperto' },
        { kind: 'form', button: 'Costa {prezzo}' },
        { kind: 'points', items: [{ title: 'Uno' }] },
        { kind: 'video', video: 'sea', poster: '', alt: 'Il mare', captions: [] },
      ]),
    );
    const at = (place: string) => problems.filter(({ path }) => path === `variants[0].content.it.blocks${place}`).map(({ code }) => code);
    expect(at('[0].text')).toEqual(['text_missing']);
    expect(at('[1].text')).toEqual(['text_too_long']);
    expect(at('[2].text')).toEqual(['emphasis_open']);
    expect(at('[3].button')).toEqual(['placeholder_unknown']);
    expect(at('[4].items')).toEqual(['too_few']);
    expect(at('[5]')).toEqual(['block_not_taken']);
    expect(at('')).toEqual(['block_missing']);
  });

  it('is refused for a picture that nobody sent', async () => {
    const picture = { kind: 'image', image: 'f'.repeat(32), alt: 'Il mare' };
    const problems = await refusedFor((document) => italian(document, [HEADLINE, picture, ...others]));
    expect(problems).toEqual([
      { path: 'variants[0].content.it.blocks[1].image', code: 'image_unknown', limit: null, name: 'f'.repeat(32) },
    ]);
  });

  it('is refused where its end has passed', async () => {
    const problems = await refusedFor((document) => ({ ...document, ends: '2026-01-01T00:00:00.000Z' }));
    expect(problems).toEqual([{ path: 'ends', code: 'ended', limit: null, name: null }]);
  });
});

describe('the address of a lander', () => {
  const refusedAt = async (change: Partial<LanderDocument>) =>
    (await desk.client.call(postLander, { body: { document: aDocument(change) } })).body;

  it('RT-68 takes a slug only where the table of routes has room for one', async () => {
    for (const template of ['adultonly', 'tinderswipe', 'whoneedsstrings', 'landing'] as const) {
      expect(await refusedAt({ template, slug: 'estate' })).toMatchObject({ problems: [{ path: 'slug', code: 'slug_not_taken' }] });
    }
  });

  it('never reads like another page of the site, nor breaks out of its place', async () => {
    expect(await refusedAt({ slug: 'login' })).toMatchObject({ problems: [{ path: 'slug', code: 'slug_reserved', name: '/login' }] });
    for (const slug of ['../pages/terms', 'Estate', 'due parole', '-', 'a'.repeat(41)]) {
      expect(await refusedAt({ slug })).toMatchObject({ problems: [{ path: 'slug', code: 'slug_invalid' }] });
    }
  });

  it('belongs to one lander, which keeps it once it was published', async () => {
    const lander = await published(desk, aDocument({ slug: 'autunno' }));
    expect(await refusedAt({ slug: 'autunno' })).toMatchObject({ problems: [{ path: 'slug', code: 'slug_taken', name: 'Una prova' }] });
    const moved = await save(desk, lander, aDocument({ slug: 'inverno' }));
    expect(moved.body).toMatchObject({ problems: [{ path: 'slug', code: 'address_fixed', name: 'autunno' }] });
    expect((await look(server.visitor(), { template: 'alonetonight', slug: 'autunno' })).status).toBe(200);
  });
});

describe('two editors', () => {
  it('cannot publish over each other: the second is shown what the first one changed', async () => {
    const document = aDocument();
    const seen = await published(desk, document);
    const second = await editor(server);
    const saved = (await save(desk, seen, withHeadline(document, 'Della prima'))).answer().lander;
    expect((await publish(desk, saved)).status).toBe(200);
    const late = await save(second, seen, withHeadline(document, 'Della seconda'));
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'lander_changed',
      by: desk.name,
      changes: [{ path: 'variants[0].content.it.blocks[0].text', before: 'Un nodo *leggero*', after: 'Della prima' }],
    });
    expect((await publish(second, seen)).status).toBe(409);
    expect(await headlineOf(server.visitor(), document)).toBe('Della prima');
  });

  it('publish one draft once, and the other hears what went live', async () => {
    const document = aDocument();
    const lander = await create(desk, document);
    const second = await editor(server);
    const answers = await Promise.all([publish(desk, lander), publish(second, lander)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect((refused?.body as { changes: unknown[] } | undefined)?.changes).not.toHaveLength(0);
    expect((await look(server.visitor(), document)).answer().page.version).toBe(1);
  });
});

describe('a picture for landers', () => {
  it('is refused at 40 MB, before it is read', async () => {
    const { status, body } = await sendImage(server, desk, Buffer.alloc(40 * 1_024 * 1_024));
    expect([status, body]).toEqual([413, { code: 'payload_too_large' }]);
  });

  it('is refused if it is no picture, or if the sender is no editor', async () => {
    const { body } = await sendImage(server, desk, Buffer.from('<svg onload="alert(1)"/>'));
    expect(body).toEqual({ code: 'photo_unusable', problem: 'format' });
    expect((await sendImage(server, await somebody(server), await aPicture())).body).toEqual({ code: 'forbidden' });
  });
});

describe('the editor’s desk', () => {
  it('is closed to everybody without the role', async () => {
    for (const client of [(await somebody(server)).client, (await somebody(server, { roles: ['moderator'] })).client, server.visitor()]) {
      expect((await client.call(getLanders)).status).toBe(403);
      expect((await client.call(postLander, { body: { document: aDocument() } })).status).toBe(403);
    }
  });
});
