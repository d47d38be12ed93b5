import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { isbot } from 'isbot';
import { createWarming, type VisitedLander, WARMING_AGENT } from './warming.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 10, minute));
const gallery: VisitedLander = { path: '/landers/gallery', languages: ['it', 'de'], at: at(1), visits: 0 };

function aSite(landers: VisitedLander[], most?: number) {
  const visits: string[] = [];
  const server = fastify();
  server.get('/*', async ({ url, headers }) => {
    visits.push(`${url} ${headers.cookie} ${headers['user-agent']}`);
    return '';
  });
  return { visits, warming: createWarming({ server, landers: async () => landers }, most) };
}
const line = (path: string, cookie: string): string => `${path} locale=${cookie} ${WARMING_AGENT}`;
/** What is visited at a start, before any lander. */
const START = [
  line('/', 'it'),
  ...['it; country=IT', 'de; country=DE', 'en; country=US', 'es; country=ES', 'fr; country=FR', 'nl; country=NL', 'pl; country=PL'].flatMap(
    (home) => [line('/members', home.slice(0, 2)), line('/members', home)],
  ),
];

describe('pages that are rendered ahead', () => {
  it('are the home page and the search at the start, and each lander in its languages once it is published', async () => {
    const landers = [gallery];
    const { visits, warming } = aSite(landers);
    warming.begin();
    await warming.settled();
    expect(visits).toEqual(START);

    landers.push({ path: '/landers/video', languages: ['it', 'pl'], at: at(2), visits: 0 });
    warming.published();
    warming.published();
    await warming.settled();
    expect(visits.slice(START.length)).toEqual(
      ['it', 'it; country=IT', 'pl', 'pl; country=PL'].map((cookie) => line('/landers/video', cookie)),
    );
  });

  it('are rendered anew after a release, once for several parts that are released together', async () => {
    const { visits, warming } = aSite([{ ...gallery, languages: ['it'], visits: 3 }]);
    warming.begin();
    await warming.settled();
    const lander = [line('/landers/gallery', 'it'), line('/landers/gallery', 'it; country=IT')];
    warming.released();
    warming.released();
    await warming.settled();
    expect(visits).toEqual([...START, ...lander, ...START, ...lander]);
  });

  it('also include, at the start, the landers that were visited recently', async () => {
    const { visits, warming } = aSite([gallery, { ...gallery, path: '/landers/video', languages: ['it'], visits: 3 }]);
    warming.begin();
    await warming.settled();
    expect(visits).toEqual([...START, line('/landers/video', 'it'), line('/landers/video', 'it; country=IT')]);
  });

  it('are limited to what the server can hold, those with most visits first, if hundreds are published at once', async () => {
    const many = Array.from({ length: 300 }, (_, n): VisitedLander => ({ ...gallery, path: `/landers/video/${n}`, visits: n % 100 }));
    const { visits, warming } = aSite(many, 12);
    warming.published();
    await warming.settled();
    expect([...new Set(visits.map((visit) => visit.split(' ')[0]))]).toEqual([99, 199, 299].map((n) => `/landers/video/${n}`));
  });

  it('do not keep a server from stopping', async () => {
    const many = Array.from({ length: 60 }, (_, n): VisitedLander => ({ ...gallery, path: `/landers/video/${n}`, visits: 1 }));
    const { visits, warming } = aSite(many);
    warming.published();
    await warming.end();
    expect(visits.length).toBeLessThan(2);
  });

  it('are a lander’s in every wording: to whom which falls depends on the browser', async () => {
    const { visits, warming } = aSite([{ path: '/landers/video', languages: ['de'], at: at(2), wordings: 2, visits: 0 }]);
    warming.published();
    await warming.settled();
    expect(new Set(visits.map((visit) => visit.split(' ').at(-1))).size).toBe(12);
    expect(visits).toHaveLength(24);
  });

  it('are visited under a name that is counted as nobody', () => {
    expect([isbot(WARMING_AGENT), isbot(`${WARMING_AGENT}/7`)]).toEqual([true, true]);
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
    expect(new Set(visits)).toEqual(new Set(['/landers/gallery']));
  });
});
