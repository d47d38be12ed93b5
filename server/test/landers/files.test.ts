import { readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { getLanderDetail, getLanders } from '@amarena/shared/contracts/landers/landerDesk';
import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import { LANGUAGES } from '@amarena/shared/contracts/platform/languages';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stringify } from 'yaml';
import { ownTemplates } from '../../src/cli/landers/ownTemplates.ts';
import { type Site, siteAt } from '../../src/cli/landers/site.ts';
import { type LanderCommand, runVerb, type Verb } from '../../src/cli/landers/verbs.ts';
import { LANDERS_FOLDER, landerFiles, publishFirst } from '../../src/domains/landers/files/publishFiles.ts';
import { sessionCookie } from '../../src/http/sessionCookie.ts';
import { addMember, somebody } from '../community/people.ts';
import type { TestServer } from '../support/startServer.ts';
import { aDocument, editor, headlineOf, look, publish, published, save, startSite, twoVariants, withHeadline } from './support.ts';

let server: TestServer;
const opened: TestServer[] = [];
beforeAll(async () => {
  server = await startSite();
  opened.push(server);
});
afterAll(async () => {
  for (const site of opened) await site.close();
});

const publishAll = async ({ platform, services }: TestServer = server, files?: readonly string[]) => {
  const site = { db: platform.db, landers: services.landers, intake: services.intake, now: platform.now() };
  return publishFirst(site, files ?? (await landerFiles(LANDERS_FOLDER)));
};

/** Writes a document as a file of this name. */
async function fileOf(name: string, document: LanderDocument): Promise<string> {
  const path = join(server.config.dataDir, name);
  await writeFile(path, stringify(document));
  return path;
}
const OVER = '2020-12-24T17:00:00.000Z';

describe('the landers that come with the site', () => {
  it('LN-05 are one for each template, published through the same door, and speak every language', async () => {
    const templates = Object.keys(await ownTemplates());
    expect(templates).toContain('gallery');
    expect(await publishAll()).toEqual({ published: templates.length, refused: [] });
    const profile = await addMember(server, { profile: {}, photos: 1 });
    for (const [index, template] of templates.entries()) {
      const language = LANGUAGES[index % LANGUAGES.length] ?? 'it';
      const { page } = (await look(server.visitor(), { template, slug: '' }, { language, profile })).answer();
      expect(page).toMatchObject({ template, language, version: 1, languages: [...LANGUAGES] });
      expect(Object.values(page.images).every(({ sources }) => sources.length > 0)).toBe(true);
      expect(JSON.stringify(page)).not.toMatch(/\{(?:site|price|fictional)\}/);
    }
  });

  it('say in each language something of their own', async () => {
    const ours = await landerFiles(LANDERS_FOLDER);
    expect(ours).not.toHaveLength(0);
    for (const file of ours) {
      const text = await readFile(file, 'utf8');
      const titles = [...text.matchAll(/^ {8}title: (.*)$/gm)].map(([, title]) => title).slice(0, LANGUAGES.length);
      expect([basename(file), new Set(titles).size]).toEqual([basename(file), LANGUAGES.length]);
    }
  });

  it('are published once: a second start changes nothing', async () => {
    expect(await publishAll()).toEqual({ published: 0, refused: [] });
  });

  it('are published but for one whose end has passed, which is named with its reason', async () => {
    const fresh = await startSite();
    opened.push(fresh);
    const files = [
      await fileOf('a-natale.yaml', aDocument({ slug: 'natale', ends: OVER })),
      await fileOf('b-oggi.yaml', aDocument({ slug: 'oggi' })),
    ];
    const { published: count, refused } = await publishAll(fresh, files);
    expect([count, refused]).toEqual([1, [expect.stringMatching(/a-natale\.yaml:\d+:\d+ ends: /)]]);
    expect(await headlineOf(fresh.visitor(), { template: 'alonetonight', slug: 'oggi' })).toBe('Un nodo *leggero*');
  });
});

describe('npm run lander', () => {
  const said: string[] = [];
  const run = (site: Site | null, verb: Verb, names: string[], options: Partial<LanderCommand> = {}) =>
    runVerb(
      verb,
      {
        say: (line) => said.push(line),
        site,
        hours: 24,
        version: null,
        overDraft: false,
        overPublished: false,
        endTest: false,
        ...options,
      },
      names,
    );

  it('ships a file, shows what differs, and takes it back, on a running site', async () => {
    const desk = await editor(server);
    const site = siteAt(await server.server.listen({ port: 0, host: '127.0.0.1' }), desk.client.cookies.get(sessionCookie(false)) ?? '');
    const file = join(server.config.dataDir, 'prova.yaml');
    const write = (headline: string) =>
      writeFile(file, JSON.stringify(withHeadline(aDocument({ slug: 'da-file', name: 'Da un file' }), headline)));
    const at = { template: 'alonetonight', slug: 'da-file' } as const;
    await write('Prima');
    expect(await run(site, 'publish', [file])).toMatchObject({ ok: true });
    expect(await headlineOf(server.visitor(), at)).toBe('Prima');
    await write('Seconda');
    await run(site, 'diff', [file]);
    expect(said).toContain('variants[0].content.it.blocks[0].text');
    expect(said.slice(-2)).toEqual(['  - Prima', '  + Seconda']);
    await run(site, 'preview', [file]);
    expect(await headlineOf(server.visitor(), at)).toBe('Prima');
    expect(await run(site, 'publish', [file])).toMatchObject({ ok: true });
    expect(await headlineOf(server.visitor(), at)).toBe('Seconda');
    await run(site, 'rollback', ['alonetonight/da-file']);
    expect(await headlineOf(server.visitor(), at)).toBe('Prima');
    const first = await run(site, 'rollback', ['alonetonight/da-file']);
    expect(first.ok ? [] : first.error).toEqual([
      '/landers/alonetonight/da-file: nothing was live before version 3. Use withdraw to take it offline.',
    ]);
    const unknown = await run(site, 'rollback', ['alonetonight/da-file'], { version: 99 });
    expect(unknown.ok ? [] : unknown.error).toEqual(['/landers/alonetonight/da-file has no version 99: the last one is 3.']);
    said.length = 0;
    await run(site, 'results', ['alonetonight/da-file']);
    expect(said[0]).toMatch(/^version 3, since /);
    expect(said.some((line) => /^a .* 0\.0%\s+\d.* to \d/.test(line))).toBe(true);
    expect(said.at(-1)).toContain('nothing to compare');
    await run(site, 'list', []);
    expect(said.some((line) => line.startsWith('/landers/alonetonight/da-file') && line.includes('version 3'))).toBe(true);
  });

  it('ends a test by a rollback only if it is told to', async () => {
    const desk = await editor(server);
    const { port } = server.server.server.address() as AddressInfo;
    const site = siteAt(`http://127.0.0.1:${port}`, desk.client.cookies.get(sessionCookie(false)) ?? '');
    const file = await fileOf('prova-ab.yaml', aDocument({ slug: 'prova-ab' }));
    await run(site, 'publish', [file]);
    await fileOf('prova-ab.yaml', aDocument({ slug: 'prova-ab', variants: twoVariants() }));
    await run(site, 'publish', [file]);
    const refused = await run(site, 'rollback', ['alonetonight/prova-ab']);
    expect(refused.ok ? [] : refused.error).toEqual([
      'A test is running, on day 1. Restoring another version ends it without a verdict: use --end-test to do so.',
    ]);
    expect(await run(site, 'rollback', ['alonetonight/prova-ab'], { endTest: true })).toMatchObject({ ok: true });
    expect(said.at(-1)).toBe('/landers/alonetonight/prova-ab: version 3 is live, with the content of version 1');
  });

  it('lists what waits for its start', async () => {
    const desk = await editor(server);
    const site = siteAt(
      `http://127.0.0.1:${(server.server.server.address() as AddressInfo).port}`,
      desk.client.cookies.get(sessionCookie(false)) ?? '',
    );
    await published(desk, aDocument({ slug: 'capodanno', starts: '2099-12-31T23:00:00.000Z' }));
    said.length = 0;
    await run(site, 'list', []);
    expect(said.find((line) => line.includes('capodanno'))).toMatch(/not live +version 1 from 2099-12-31T23:00:00.000Z/);
  });

  it('says to a session without the role what production needs, and who gives the role', async () => {
    const { client } = await somebody(server, {});
    const { port } = server.server.server.address() as AddressInfo;
    const site = siteAt(`http://127.0.0.1:${port}`, client.cookies.get(sessionCookie(false)) ?? '');
    expect(await run(site, 'list', [])).toEqual({
      ok: false,
      error: [
        'This session is not that of an editor.',
        expect.stringMatching(/production.*passkey.*LANDER_SESSION.*docs\/landers\.md/),
        expect.stringContaining('npm run role -- give editor'),
      ],
    });
  });

  it('publishes the other files where one is refused, and ends with how many', async () => {
    const desk = await editor(server);
    const site = siteAt(
      `http://127.0.0.1:${(server.server.server.address() as AddressInfo).port}`,
      desk.client.cookies.get(sessionCookie(false)) ?? '',
    );
    const slugs = ['prima-di-natale', 'natale', 'dopo-natale'];
    const files = await Promise.all(
      slugs.map((slug) => fileOf(`${slug}.yaml`, aDocument({ slug, ends: slug === 'natale' ? OVER : null }))),
    );
    const refused = await run(site, 'publish', [...files, 'landers/not-there.yaml']);
    expect(refused.ok ? [] : refused.error).toEqual([
      expect.stringMatching(/\/natale\.yaml:\d+:\d+ ends: /),
      'landers/not-there.yaml: there is no such file.',
      '2 of 4 files are published or live already, 2 refused.',
    ]);
    expect(await headlineOf(server.visitor(), { template: 'alonetonight', slug: 'dopo-natale' })).toBe('Un nodo *leggero*');
  });

  it('names file, line and place of everything that is wrong, without a site', async () => {
    const file = join(server.config.dataDir, 'rotta.yaml');
    await writeFile(file, `${stringify(aDocument({ slug: 'rotta' }))}`.replace('Un nodo *leggero*', 'Ciao <b>tutti</b>'));
    const refused = await run(null, 'check', [file]);
    const place = (language: string) =>
      new RegExp(`rotta\\.yaml:\\d+:\\d+ variants\\[0\\]\\.content\\.${language}\\.blocks\\[0\\]\\.text: .*<b>`);
    expect(refused.ok ? [] : refused.error).toEqual([expect.stringMatching(place('it')), expect.stringMatching(place('de'))]);
  });

  it('does not run over a draft that an editor is writing', async () => {
    const desk = await editor(server);
    const site = siteAt(
      `http://127.0.0.1:${(server.server.server.address() as AddressInfo).port}`,
      desk.client.cookies.get(sessionCookie(false)) ?? '',
    );
    const document = aDocument({ slug: 'contesa' });
    const file = await fileOf('contesa.json', document);
    await run(site, 'publish', [file]);
    const { landers } = (await desk.client.call(getLanders)).answer();
    const id = landers.find(({ slug }) => slug === 'contesa')?.id ?? '';
    const { lander } = (await desk.client.call(getLanderDetail, { query: { id } })).answer();
    await save(desk, lander, withHeadline(document, 'Di Irene'));
    await writeFile(file, JSON.stringify(withHeadline(document, 'Del file')));
    const refused = await run(site, 'publish', [file]);
    expect(refused.ok ? '' : refused.error.join('\n')).toMatch(/has a draft .*\n.*\n.*\n {2}\+ Di Irene/);
    expect(await headlineOf(server.visitor(), document)).toBe('Un nodo *leggero*');
    expect((await run(site, 'publish', [file], { overDraft: true })).ok).toBe(true);
    expect(await headlineOf(server.visitor(), document)).toBe('Del file');
  });

  it('does not run over what was published in the editor since, and says by whom and when', async () => {
    const desk = await editor(server);
    const { port } = server.server.server.address() as AddressInfo;
    const site = siteAt(`http://127.0.0.1:${port}`, desk.client.cookies.get(sessionCookie(false)) ?? '');
    const document = aDocument({ slug: 'ripresa' });
    const at = { template: 'alonetonight', slug: 'ripresa' } as const;
    const file = await fileOf('ripresa.yaml', document);
    expect((await run(site, 'publish', [file])).ok).toBe(true);
    await fileOf('ripresa.yaml', withHeadline(document, 'Dal file'));
    expect((await run(site, 'publish', [file])).ok).toBe(true);

    const { landers } = (await desk.client.call(getLanders)).answer();
    const id = landers.find(({ slug }) => slug === 'ripresa')?.id ?? '';
    const { lander } = (await desk.client.call(getLanderDetail, { query: { id } })).answer();
    const saved = (await save(desk, lander, withHeadline(document, 'Di Irene'))).answer().lander;
    const { versions, revision } = (await publish(desk, saved)).answer().lander;

    const refused = await run(site, 'publish', [file]);
    expect(refused.ok ? [] : refused.error).toEqual([
      expect.stringContaining(`${desk.name} published version 3 in the editor, at ${versions[0]?.published_at}. `),
      'variants[0].content.it.blocks[0].text',
      '  - Di Irene',
      '  + Dal file',
      expect.stringContaining('--over-published'),
    ]);
    expect(await headlineOf(server.visitor(), at)).toBe('Di Irene');
    expect((await desk.client.call(getLanderDetail, { query: { id } })).answer().lander).toMatchObject({ revision, draft: null });

    // A file that says the same overwrites nothing.
    await fileOf('ripresa.yaml', withHeadline(document, 'Di Irene'));
    expect((await run(site, 'publish', [file])).ok).toBe(true);
    await fileOf('ripresa.yaml', withHeadline(document, 'Dal file'));
    expect((await run(site, 'publish', [file], { overPublished: true })).ok).toBe(true);
    expect(await headlineOf(server.visitor(), at)).toBe('Dal file');
    await fileOf('ripresa.yaml', withHeadline(document, 'Ancora dal file'));
    expect((await run(site, 'publish', [file])).ok).toBe(true);
  });
});
