import { type Figure, median } from './figures.ts';
import { isRendered, withoutScripts } from './network/documents.ts';
import { checkDownloads } from './network/downloads.ts';
import type { Way } from './network/front.ts';
import { type Stage, type StageDeps, withStage } from './network/stage.ts';
import { type CardVisit, settledHtml, tryLike, visitCards, visitPaint } from './network/visit.ts';
import { logIn } from './site.ts';

const LIMITS = { calculation: 5, card: 1.15, build: 1, paint: 1.1 } as const;
const SEARCH = '/members';
const LANDER = '/landers/gallery';
const WAYS: readonly Way[] = ['plain', 'federated', 'one', 'unrendered'];
const PERCENT = 100;

/** The page as plain HTML: as the server rendered it, else as it is after it has settled. */
async function plainPage({ site, address, browser }: Stage, path: string, cookie: string | null, phone: boolean): Promise<string> {
  const headers = { 'x-forwarded-for': '198.18.7.12', ...(cookie === null ? {} : { cookie }) };
  // The first request starts the render, and the second one gets it.
  await fetch(site.address + path, { headers });
  const html = await (await fetch(site.address + path, { headers })).text();
  if (isRendered(html)) return withoutScripts(html);
  console.log(
    `  ${path} is not rendered on the server ${cookie === null ? 'for visitors' : 'for members'}: plain HTML is made from the settled page.`,
  );
  return withoutScripts(await settledHtml(browser, { url: address + path, cookie, phone }));
}

async function calculation({ address, certificate }: Stage): Promise<Figure[]> {
  const downloads = await checkDownloads(address, certificate);
  for (const { bytes, expected, took } of downloads)
    console.log(`  a download of ${bytes} bytes takes ${took.toFixed(1)} ms, by calculation ${expected.toFixed(1)} ms`);
  const worst = Math.max(...downloads.map(({ expected, took }) => Math.abs(took / expected - 1) * PERCENT));
  return [
    {
      name: `the line itself: downloads against the calculation, the worst of ${downloads.length} sizes`,
      value: worst,
      unit: '%',
      hold: { atMost: LIMITS.calculation },
    },
  ];
}

/**
 * The search in four ways that take turns, so that other load on the machine affects all. Before, each is opened once
 * without being measured, and a like is tried.
 */
async function cards(stage: Stage, who: string, cookie: string | null, runs: number): Promise<Figure[]> {
  const { front, browser, address } = stage;
  const plain = await plainPage(stage, SEARCH, cookie, false);
  const visits: Record<Way, CardVisit[]> = { plain: [], federated: [], one: [], unrendered: [] };
  for (const way of WAYS) {
    await front.show(SEARCH, way, plain);
    if (way === 'plain') await visitCards(browser, address + SEARCH, cookie, false);
    else await tryLike(browser, address + SEARCH, cookie);
  }
  for (let run = 0; run < runs; run += 1) {
    for (const way of WAYS) {
      await front.show(SEARCH, way, plain);
      visits[way].push(await visitCards(browser, address + SEARCH, cookie, way !== 'plain'));
    }
  }
  const card = (way: Way) => median(visits[way].map(({ firstCard }) => firstCard));
  const like = (way: Way) => median(visits[way].map(({ like }) => like ?? Number.NaN));
  return [
    { name: `first card over TLS and a slow start, ${who}, median of ${runs}: federated`, value: card('federated'), unit: 'ms' },
    { name: `plain HTML with the same cards, ${who}`, value: card('plain'), unit: 'ms' },
    { name: `the same code built as one, ${who}`, value: card('one'), unit: 'ms' },
    { name: `federated without rendering, ${who}`, value: card('unrendered'), unit: 'ms' },
    { name: `first card against plain HTML, ${who}`, value: card('federated') / card('plain'), unit: '×', hold: { atMost: LIMITS.card } },
    {
      name: `first card, federated against one build, ${who}`,
      value: card('federated') / card('one'),
      unit: '×',
      hold: { atMost: LIMITS.build },
    },
    { name: `until a like can be pressed, ${who}: federated`, value: like('federated'), unit: 'ms' },
    { name: `the same code built as one, until a like, ${who}`, value: like('one'), unit: 'ms' },
    { name: `federated without rendering, until a like, ${who}`, value: like('unrendered'), unit: 'ms' },
    {
      name: `until a like can be pressed, federated against one build, ${who}`,
      value: like('federated') / like('one'),
      unit: '×',
      hold: { atMost: LIMITS.build },
    },
  ];
}

async function lander(stage: Stage, runs: number): Promise<Figure[]> {
  const { front, browser, address } = stage;
  const plain = await plainPage(stage, LANDER, null, true);
  const paints: Record<'plain' | 'federated', number[]> = { plain: [], federated: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const way of ['plain', 'federated'] as const) {
      await front.show(LANDER, way, plain);
      paints[way].push(await visitPaint(browser, address + LANDER));
    }
  }
  const [ours, theirs] = [median(paints.federated), median(paints.plain)];
  return [
    { name: `largest paint of a lander over TLS and a slow start, phone, median of ${runs}`, value: ours, unit: 'ms' },
    { name: 'the lander as plain HTML', value: theirs, unit: 'ms' },
    { name: 'the lander against plain HTML, over the network', value: ours / theirs, unit: '×', hold: { atMost: LIMITS.paint } },
  ];
}

/**
 * The first page over a network that is not simulated by the browser: TCP, TLS, HTTP/2 and a slow start. Throws
 * `NotMeasurable`.
 */
export const network = (deps: StageDeps, runs: number): Promise<Figure[]> =>
  withStage(deps, async (stage) => [
    ...(await calculation(stage)),
    ...(await cards(stage, 'visitor', null, runs)),
    ...(await cards(stage, 'member', await logIn(stage.site, 0), runs)),
    ...(await lander(stage, runs)),
  ]);
