import { getLanderTemplates, postLander } from '@amarena/shared/contracts/landers/landerDesk';
import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import { LanderTemplates } from '@amarena/shared/contracts/landers/landerTemplates';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Site, siteAt } from '../../src/cli/landers/site.ts';
import { runVerb } from '../../src/cli/landers/verbs.ts';
import { rollback } from '../../src/delivery/rollback.ts';
import { sessionCookie } from '../../src/http/sessionCookie.ts';
import type { Somebody } from '../community/people.ts';
import { delivered } from '../delivery/support/delivery.ts';
import {
  aContent,
  aDocument,
  create,
  editor,
  headlineOf,
  type LandersSite,
  look,
  publish,
  published,
  release,
  save,
  startSite,
  withHeadline,
} from './support.ts';

const WITH_QUIZ = LanderTemplates.parse({
  alonetonight: { slug: true, blocks: { text: { max: 2 } } },
  quiz: { slug: true, blocks: { text: { min: 1, max: 2 } } },
});
const TEXT = { kind: 'text', text: 'Tre domande, nessuna risposta sbagliata.' } as const;
const aQuiz = (slug: string): LanderDocument => {
  const content = aContent({ blocks: [...aContent().blocks, TEXT] });
  return aDocument({ template: 'quiz', slug, variants: [{ key: 'a', name: '', weight: 1, content: { it: content, de: content } }] });
};

let server: LandersSite;
let desk: Somebody;
let site: Site;
beforeAll(async () => {
  server = await startSite();
  desk = await editor(server);
  site = siteAt(await server.server.listen({ port: 0, host: '127.0.0.1' }), desk.client.cookies.get(sessionCookie(false)) ?? '');
});
afterAll(() => server.close());

const refusedBy = (answer: { status: number; body: unknown }) => [
  answer.status,
  (answer.body as { problems: { path: string; code: string; name: string | null }[] }).problems.map(({ path, code, name }) => [
    path,
    code,
    name,
  ]),
];
const UNKNOWN = [422, [['template', 'template_unknown', 'quiz']]];
const attempt = (document: LanderDocument) => desk.client.call(postLander, { body: { document } });
const templates = async () => Object.keys((await desk.client.call(getLanderTemplates)).answer().templates);

/** One site over several days: each test continues where the one before ended. */
describe('a template that ships with mf-landers alone', () => {
  it('is refused by its name before a version that has it is live', async () => {
    expect(await templates()).not.toContain('quiz');
    expect(refusedBy(await attempt(aQuiz('prima')))).toEqual(UNKNOWN);
    expect((await look(server.visitor(), { template: 'quiz', slug: '' })).status).toBe(404);
  });

  it('is offered, checked by its own rules and published as soon as one is, and each document keeps the version it came with', async () => {
    const before = await published(desk);
    await release(server.stores, '1.1.0', WITH_QUIZ);
    expect(await templates()).toContain('quiz');
    const tooFew = await create(desk, aDocument({ template: 'quiz', slug: 'vuota' }));
    expect(refusedBy(await publish(desk, tooFew))).toEqual([
      422,
      ['it', 'de'].map((language) => [`variants[0].content.${language}.blocks`, 'block_missing', 'text']),
    ]);
    const lander = await published(desk, aQuiz('autunno'));
    expect([lander.path, lander.versions[0]?.remote]).toEqual(['/landers/quiz/autunno', '1.1.0']);
    await published(desk, aQuiz(''));
    const { page } = (await look(server.visitor(), { template: 'quiz', slug: 'mai-scritto' })).answer();
    expect([page.path, page.remote]).toEqual(['/landers/quiz', '1.1.0']);
    expect((await look(server.visitor(), before)).answer().page.remote).toBe('1.0.0');
  });

  it('is checked by the command line as the site does it', async () => {
    const said: string[] = [];
    const order = {
      say: (line: string) => said.push(line),
      hours: 24,
      version: null,
      overDraft: false,
      overPublished: false,
      endTest: false,
    };
    const folder = server.config.dataDir;
    const here = await runVerb('new', { ...order, site: null }, ['quiz', 'estate', folder]);
    expect(here.ok ? [] : here.error).toEqual([expect.stringMatching(/^Unknown template "quiz"\. Templates are adultonly, /)]);
    expect(await runVerb('new', { ...order, site }, ['quiz', 'estate', folder])).toMatchObject({ ok: true });
    const written = await runVerb('check', { ...order, site }, [`${folder}/quiz-estate.yaml`]);
    expect(written.ok ? [] : written.error.filter((line) => !line.includes('missing'))).toEqual([]);
  });

  it('stays live by its version after mf-landers is rolled back, while nothing new of it can be published', async () => {
    const draft = await create(desk, aQuiz('bozza'));
    delivered(await rollback(server.stores, 'mf-landers'));
    const shown = (await look(server.visitor(), { template: 'quiz', slug: 'autunno' })).answer().page;
    expect([shown.template, shown.remote]).toEqual(['quiz', '1.1.0']);
    expect(refusedBy(await attempt(aQuiz('nuova')))).toEqual(UNKNOWN);
    expect(refusedBy(await publish(desk, draft))).toEqual(UNKNOWN);
    // A draft in progress is kept, and goes live once the template is back.
    const kept = (await save(desk, draft, withHeadline(aQuiz('bozza'), 'Scritto dopo'))).answer().lander;
    expect(kept.draft?.problems).toMatchObject([{ code: 'template_unknown' }]);
    await release(server.stores, '1.2.0', WITH_QUIZ);
    const back = (await save(desk, kept, aQuiz('bozza'))).answer().lander;
    expect((await publish(desk, back)).answer().lander.versions[0]?.remote).toBe('1.2.0');
    expect(await headlineOf(server.visitor(), { template: 'quiz', slug: 'bozza' })).toBe('Un nodo *leggero*');
  });
});
