import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { isbot } from 'isbot';
import type { ListedPage } from './edge/sitemap.ts';
import { createWarming, WARMING_AGENT } from './warming.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 10, minute));
const gallery: ListedPage = { path: '/landers/gallery', languages: ['it', 'de'], at: at(1) };

function aSite(landers: ListedPage[]) {
  const visits: string[] = [];
  const server = fastify();
  server.get('/*', async ({ url, headers }) => {
    visits.push(`${url} ${headers.cookie} ${headers['user-agent']}`);
    return '';
  });
  return { visits, warming: createWarming({ server, landers: async () => landers }) };
}
const line = (path: string, language: string): string => `${path} locale=${language} ${WARMING_AGENT}`;

describe('pages that are rendered ahead', () => {
  it('are the home page at the start, and each lander in its languages once it is published', async () => {
    const landers = [gallery];
    const { visits, warming } = aSite(landers);
    warming.begin();
    await warming.settled();
    expect(visits).toEqual([line('/', 'it')]);

    landers.push({ path: '/landers/video', languages: ['it', 'pl'], at: at(2) });
    warming.published();
    warming.published();
    await warming.settled();
    expect(visits.slice(1)).toEqual([line('/landers/video', 'it'), line('/landers/video', 'pl')]);
  });

  it('are visited under a name that is counted as nobody', () => {
    expect(isbot(WARMING_AGENT)).toBe(true);
  });

  it('do not keep the next ones back where the landers cannot be read', async () => {
    let broken = true;
    const visits: string[] = [];
    const server = fastify();
    server.get('/*', async ({ url }) => {
      visits.push(url);
      return '';
    });
    const warming = createWarming({
      server,
      landers: async () => {
        if (broken) throw new Error('the database is away');
        return [gallery];
      },
    });
    warming.published();
    await warming.settled();
    broken = false;
    warming.published();
    await warming.settled();
    expect(visits).toEqual(['/landers/gallery', '/landers/gallery']);
  });
});
