import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { LANDER_TEMPLATES } from '@amarena/shared/contracts/landerTemplates';
import { LANGUAGES } from '@amarena/shared/contracts/languages';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LANDERS_FOLDER, landerFiles, publishFirst } from '../../src/domains/landers/files/publishFiles.ts';
import { addMember } from '../community/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { look } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const publishAll = async () => {
  const { platform, parts } = server;
  const site = { db: platform.db, landers: parts.landers, intake: parts.community.intake, now: platform.now() };
  return publishFirst(site, await landerFiles(LANDERS_FOLDER));
};

describe('the landers that come with the site', () => {
  it('LN-05 are one for each template, published through the same door, and speak every language', async () => {
    expect(await publishAll()).toBe(LANDER_TEMPLATES.length);
    const profile = await addMember(server, { profile: {}, photos: 1 });
    for (const [index, template] of LANDER_TEMPLATES.entries()) {
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
