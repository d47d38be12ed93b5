import { readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { LANGUAGES } from '@amarena/shared/contracts/languages';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stringify } from 'yaml';
import { ownTemplates } from '../../src/cli/landers/ownTemplates.ts';
import { type Site, siteAt } from '../../src/cli/landers/site.ts';
import { type Order, runVerb, type Verb } from '../../src/cli/landers/verbs.ts';
import { LANDERS_FOLDER, landerFiles, publishFirst } from '../../src/domains/landers/files/publishFiles.ts';
import { SESSION_COOKIE } from '../../src/http/cookie.ts';
import { addMember } from '../community/people.ts';
import type { TestServer } from '../support/startServer.ts';
import { aDocument, editor, headlineOf, look, published, save, startSite, withHeadline } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startSite();
});
afterAll(() => server.close());

const publishAll = async () => {
  const { platform, parts } = server;
  const site = { db: platform.db, landers: parts.landers, intake: parts.community.intake, now: platform.now() };
  return publishFirst(site, await landerFiles(LANDERS_FOLDER));
};

describe('the landers that come with the site', () => {
  it('LN-05 are one for each template, published through the same door, and speak every language', async () => {
    const templates = Object.keys(await ownTemplates());
    expect(await publishAll()).toBe(templates.length);
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
    for (const file of await landerFiles(LANDERS_FOLDER)) {
      const text = await readFile(file, 'utf8');
      const titles = [...text.matchAll(/^ {8}title: (.*)$/gm)].map(([, title]) => title).slice(0, LANGUAGES.length);
      expect([basename(file), new Set(titles).size]).toEqual([basename(file), LANGUAGES.length]);
    }
  });

  it('are published once: a second start changes nothing', async () => {
    expect(await publishAll()).toBe(0);
  });
});

describe('npm run lander', () => {
  const said: string[] = [];
  const run = (site: Site | null, verb: Verb, names: string[], options: Partial<Order> = {}) =>
    runVerb(verb, { say: (line) => said.push(line), site, hours: 24, version: null, overDraft: false, ...options }, names);

  it('ships a file, shows what differs, and takes it back, on a running site', async () => {
    const desk = await editor(server);
    const site = siteAt(await server.server.listen({ port: 0, host: '127.0.0.1' }), desk.client.cookies.get(SESSION_COOKIE) ?? '');
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
    said.length = 0;
    await run(site, 'results', ['alonetonight/da-file']);
    expect(said[0]).toMatch(/^version 3, since /);
    expect(said.some((line) => /^a .* 0\.0%\s+\d.* to \d/.test(line))).toBe(true);
    expect(said.at(-1)).toContain('nothing to compare');
    await run(site, 'list', []);
    expect(said.some((line) => line.startsWith('/landers/alonetonight/da-file') && line.includes('version 3'))).toBe(true);
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
      desk.client.cookies.get(SESSION_COOKIE) ?? '',
    );
    const document = aDocument({ slug: 'contesa' });
    const lander = await published(desk, document);
    await save(desk, lander, withHeadline(document, 'Di Irene'));
    const file = join(server.config.dataDir, 'contesa.json');
    await writeFile(file, JSON.stringify(withHeadline(document, 'Del file')));
    const refused = await run(site, 'publish', [file]);
    expect(refused.ok ? '' : refused.error.join('\n')).toMatch(/has a draft .*\n.*\n.*\n {2}\+ Di Irene/);
    expect(await headlineOf(server.visitor(), document)).toBe('Un nodo *leggero*');
    expect((await run(site, 'publish', [file], { overDraft: true })).ok).toBe(true);
    expect(await headlineOf(server.visitor(), document)).toBe('Del file');
  });
});
