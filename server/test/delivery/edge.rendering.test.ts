import type { LanderPage } from '@amarena/shared/contracts/landers/landers';
import { RENDER_FILE, RENDERED } from '@amarena/shared/federation/render';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { type DeliveryStores, deliveryFolders } from '../../src/delivery/folders.ts';
import { rollback } from '../../src/delivery/rollback.ts';
import { createRenderer, type Renderer } from '../../src/rendering/renderer.ts';
import { createScreens, type ScreensDeps } from '../../src/rendering/screens.ts';
import { createRenderScreen, type RenderScreen } from '../../src/rendering/scripts.ts';
import { whenFound } from '../support/whenFound.ts';
import { temporaryFolder } from './support/builds.ts';
import { delivered, deliveryOver, publishBuild, publishShellBuild } from './support/delivery.ts';
import { MEMBER, openEdge, type TestEdge } from './support/edge.ts';

/** A handwritten platform in place of the shell's, with React's role: to call the page. */
const PLATFORM = `module.exports.platform = {
  modules: { words: () => ({ hello: 'Ciao' }) },
  page(run) { return run().page; },
  async render(page, input, ask) {
    const html = await page(input, ask);
    return { html: '<div ${RENDERED}="' + input.container + '">' + html + '</div>', styles: '<style data-styled="true">h1{color:red}</style>', links: '', answers: [[['getCommunity'], 1]] };
  },
};`;
const PAGES = `const { hello } = require('words');
module.exports.page = async ({ path, language }, ask) => {
  if (path === '/pages/terms') throw new Error('broken on purpose');
  if (path === '/pages/privacy') for (;;);
  if (path === '/pages/ban') return typeof process + typeof require('node:fs');
  const { members } = await ask('/api/community.php', {});
  return '<h1>' + hello + ' ' + language + ' ' + members + '</h1>';
};`;
const PRICES = `module.exports.page = async () => '<div><h1 class="a">Prezzi &amp; crediti</h1><p>Quanto costa <!-- -->l&#x27;iscrizione.</p></div>';`;
const LANDER_PLATFORM = PLATFORM.replace("[[['getCommunity'], 1]]", "[[['getLander', { slug: '' }], 1]]");
const aLander = (): LanderPage => ({
  document: '0196f0e0-0000-7000-8000-000000000001',
  template: 'gallery',
  slug: '',
  version: 1,
  variant: 'a',
  language: 'it',
  languages: ['it'],
  path: '',
  title: 'Una prova',
  description: 'Due parole.',
  blocks: [],
  images: {},
  faces: [],
  regions: [],
  member: null,
  tracking: {},
  remote: null,
  preview: false,
});
const PRERENDERED = ['index', 'pages-terms', 'pages-privacy', 'pages-ban'];

interface Site extends TestEdge {
  readonly failures: Parameters<ScreensDeps['onFailure']>[0][];
}

const SLUGS = `let renders = 0;
module.exports.page = async ({ path }, ask) => { await ask('/api/lander.php', {}); renders += 1; return '<h1>' + path + ' ' + renders + '</h1>'; };`;

/** The styles that a rendered page brings along. */
const STYLES = 'styles.hhh.js';

/** A page that shows how often it was rendered. */
const COUNTED = `let renders = 0;
module.exports.page = async () => { renders += 1; return '<h1>' + renders + '</h1>'; };`;

/** Waits until the render process is ready: on a busy machine it starts more slowly than a visitor waits. */
const ready = (renderer: Renderer): Promise<unknown> =>
  renderer.render({
    platform: { id: 'shell', code: PLATFORM },
    page: { id: 'page', code: "module.exports.page = async () => '';" },
    input: { path: '/', language: 'it', settings: {}, container: 'mf_ready' },
    ask: async () => ({}),
  });

const renderScreenFor = (renderer: Renderer, { artifacts, shell }: DeliveryStores): RenderScreen =>
  createRenderScreen({ renderer, readRemote: artifacts.read, readShell: shell.read, publicUrl: 'https://amarena.example' });

async function openSite(renderer: Renderer): Promise<Site> {
  const stores = deliveryFolders(await temporaryFolder());
  const failures: Site['failures'] = [];
  const screens = createScreens({
    renderScreen: renderScreenFor(renderer, stores),
    now: () => new Date(),
    onFailure: (failed) => failures.push(failed),
  });
  const edge = await openEdge({ stores, screens });
  const delivery = deliveryOver(stores);
  const more = { [RENDER_FILE]: PLATFORM, [STYLES]: 'style()' };
  await publishShellBuild(stores, { version: '1.1.0', more, styleScripts: [STYLES] });
  await publishBuild(stores, { remote: 'mf-landers', version: '1.1.0', files: { [RENDER_FILE]: PAGES }, prerender: PRERENDERED });
  await publishBuild(stores, { remote: 'mf-payments', version: '1.1.0', files: { [RENDER_FILE]: PRICES }, prerender: ['pricing'] });
  for (const part of ['shell', 'mf-landers', 'mf-payments'] as const) await activate(delivery, part, '1.1.0');
  edge.app.get('/api/community.php', async () => ({ members: 7 }));
  return { ...edge, failures };
}

describe('a page that its remote renders', () => {
  const renderer = createRenderer({ within: 3_000, processes: 1 });
  let site: Site;
  beforeAll(async () => {
    await ready(renderer);
    site = await openSite(renderer);
  });
  afterAll(async () => {
    await site.app.close();
    await renderer.close();
  });
  const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

  it('HM-01 stands in the document of a visitor, with what it was made from and its styles under the policy', async () => {
    const { payload, headers } = await get('/');
    expect(payload).toContain(`<div id="root"><div ${RENDERED}="mf_landers_1_1_0"><h1>Ciao it 7</h1></div></div>`);
    expect(payload).toContain('<script type="application/json" id="answers">[[["getCommunity"],1]]</script>');
    const [, nonce] = payload.match(/<style nonce="([^"]+)" data-styled="true">/) ?? [];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  });

  it('is known again by a browser that has it, under the same policy', async () => {
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('says what it is to search engines, in each language', async () => {
    const { payload } = await get('/');
    expect(payload).toContain('<link rel="canonical" href="https://amarena.example/">');
    expect(payload).toContain('<link rel="alternate" hreflang="pl" href="https://amarena.example/?lang=pl">');
  });

  it('RT-30 is described by its heading and the sentence below where it is no document', async () => {
    const { payload } = await get('/pricing');
    expect(payload).toMatch(/<title>Prezzi &amp; crediti · [^<]+<\/title>/);
    expect(payload).toContain('<meta name="description" content="Quanto costa l&#39;iscrizione.">');
    expect(payload).toContain('<link rel="canonical" href="https://amarena.example/pricing">');
    expect(payload).toContain('<link rel="alternate" hreflang="fr" href="https://amarena.example/pricing?lang=fr">');
  });

  it('has its styles in the document, so that only other pages load the script with them, at once', async () => {
    const preload = /<link rel="preload" as="script" href="\/shell\/1\.1\.0\/styles\.hhh\.js" integrity="sha384-/;
    expect((await get('/')).payload).not.toMatch(preload);
    expect((await get('/pages/ban', MEMBER)).payload).toMatch(preload);
  });

  it('loads its scripts from a template behind the screen after its first paint, unless the browser renders it', async () => {
    const template =
      /<template id="later-scripts">\n<script defer src="\/shell\/1\.1\.0\/[^<]*<\/script>\n(?:<link rel="preload" as="script" [^>]*>\n)+<\/template>/;
    const { payload } = await get('/');
    expect(payload).toMatch(template);
    expect(payload.search(template)).toBeGreaterThan(payload.indexOf('Ciao'));
    expect(payload.replace(template, '')).not.toMatch(/<script defer|as="script"/);
    const { payload: unrendered } = await get('/pages/ban', MEMBER);
    expect(unrendered).not.toContain('later-scripts"');
    expect(unrendered).toMatch(/<script defer src="\/shell\/1\.1\.0\//);
  });

  it('is left to the browser for a member', async () => {
    expect((await get('/pages/ban', MEMBER)).payload).toContain('<div id="root"></div>');
  });

  it('is left to the browser where it throws, and that is reported', async () => {
    const { statusCode, payload } = await get('/pages/terms');
    expect([statusCode, payload.includes('<div id="root"></div>')]).toEqual([200, true]);
    expect(site.failures).toContainEqual(expect.objectContaining({ remote: 'mf-landers', version: '1.1.0', route: 'pages-terms' }));
  });

  it('is left to the browser where it hangs, and the next one is rendered', async () => {
    expect((await get('/pages/privacy')).payload).toContain('<div id="root"></div>');
    await ready(renderer);
    expect(site.failures.map(({ route }) => route)).toContain('pages-privacy');
    expect((await get('/', { cookie: 'other=1' })).payload).toContain('Ciao');
  });

  it('reaches nothing of Node: what it takes is what the platform gives', async () => {
    expect((await get('/pages/ban')).payload).toContain('<div id="root"></div>');
    expect(site.failures.map(({ cause }) => String(cause)).join()).toContain('There is no node:fs here');
  });
});

/** Keeps the first words under a name, like a translation library does. */
const WORDS_PLATFORM = PLATFORM.replace(
  "words: () => ({ hello: 'Ciao' })",
  'words: () => { const kept = (globalThis.kept ??= {}); return { define: (name, text) => { kept[name] ??= text; return () => kept[name]; } }; }',
);
const wordsOf = (text: string) =>
  `const t = require('words').define('mf-landers', '${text}'); module.exports.page = async () => '<h1>' + t() + '</h1>';`;

describe('a release that changes a text', () => {
  it('shows in the HTML at once, as a canary to its visitors alone, and is gone with the rollback, without a restart', async () => {
    const renderer = createRenderer();
    await ready(renderer);
    const stores = deliveryFolders(await temporaryFolder());
    const failed: unknown[] = [];
    const screens = createScreens({
      renderScreen: renderScreenFor(renderer, stores),
      now: () => new Date(),
      onFailure: ({ cause }) => failed.push(cause),
    });
    const { app } = await openEdge({ stores, screens });
    const delivery = deliveryOver(stores);
    await publishShellBuild(stores, { version: '1.1.0', more: { [RENDER_FILE]: WORDS_PLATFORM } });
    await activate(delivery, 'shell', '1.1.0');
    for (const version of ['2.0.0', '2.1.0', '2.2.0'])
      await publishBuild(stores, { remote: 'mf-landers', version, files: { [RENDER_FILE]: wordsOf(version) }, prerender: ['index'] });
    const seen = async () => (await app.inject({ url: '/' })).payload.match(/<h1>(.*?)<\/h1>/)?.[1];

    delivered(await activate(delivery, 'mf-landers', '2.0.0'));
    expect(await seen()).toBe('2.0.0');
    delivered(await activate(delivery, 'mf-landers', '2.1.0'));
    expect(await seen()).toBe('2.1.0');
    delivered(await activate(delivery, 'mf-landers', '2.2.0', 50));
    const each: (string | undefined)[] = [];
    for (let visitor = 0; visitor < 40; visitor += 1) each.push(await seen());
    expect(new Set(each)).toEqual(new Set(['2.1.0', '2.2.0']));
    delivered(await rollback(delivery, 'mf-landers'));
    delivered(await rollback(delivery, 'mf-landers'));
    expect(await seen()).toBe('2.0.0');
    expect(failed).toEqual([]);
    await app.close();
    await renderer.close();
  });
});

describe('a screen that is cached', () => {
  it('is served once more when it is over a minute old, and never when it is over ten', async () => {
    const renderer = createRenderer();
    await ready(renderer);
    const stores = deliveryFolders(await temporaryFolder());
    let at = Date.UTC(2026, 10, 20, 10);
    const renderScreen = renderScreenFor(renderer, stores);
    let made = 0;
    const counted: typeof renderScreen = (...asked) =>
      renderScreen(...asked).finally(() => {
        made += 1;
      });
    const screens = createScreens({ renderScreen: counted, now: () => new Date(at), onFailure: () => undefined });
    const { app } = await openEdge({ stores, screens });
    await publishShellBuild(stores, { version: '1.1.0', more: { [RENDER_FILE]: WORDS_PLATFORM } });
    await publishBuild(stores, { remote: 'mf-landers', version: '1.1.0', files: { [RENDER_FILE]: COUNTED }, prerender: ['index'] });
    for (const part of ['shell', 'mf-landers'] as const) await activate(deliveryOver(stores), part, '1.1.0');
    const seen = async () => (await app.inject({ url: '/' })).payload.match(/<h1>(.*?)<\/h1>/)?.[1];
    expect(await seen()).toBe('1');
    at += 59_000;
    expect(await seen()).toBe('1');
    at += 2_000;
    expect(await seen()).toBe('1');
    await whenFound(async () => (made === 2 ? true : null));
    at += 10 * 60_000;
    expect(await seen()).toBe('3');
    await app.close();
    await renderer.close();
  });
});

describe('a lander under words that nobody gave it', () => {
  it('is rendered once for all of them, so that a stranger cannot keep the renderer busy by making words up', async () => {
    const renderer = createRenderer();
    await ready(renderer);
    const stores = deliveryFolders(await temporaryFolder());
    const screens = createScreens({
      renderScreen: renderScreenFor(renderer, stores),
      now: () => new Date(),
      onFailure: ({ cause }) => {
        throw cause;
      },
    });
    const page = { ...aLander(), path: '/landers/gallery' };
    const landerFor: NonNullable<Parameters<typeof openEdge>[0]>['landerFor'] = async () => ({
      isLander: true,
      lander: { page, fingerprint: 'one', divided: false, until: null, seen: async () => undefined },
    });
    const { app } = await openEdge({ stores, screens, landerFor });
    await publishShellBuild(stores, { version: '1.1.0', more: { [RENDER_FILE]: LANDER_PLATFORM } });
    await publishBuild(stores, {
      remote: 'mf-landers',
      version: '1.1.0',
      files: { [RENDER_FILE]: SLUGS },
      prerender: ['landers-gallery-slug'],
    });
    for (const part of ['shell', 'mf-landers'] as const) await activate(deliveryOver(stores), part, '1.1.0');
    const seen = [];
    for (const words of ['', '/one', '/two']) {
      const { payload } = await app.inject(`/landers/gallery${words}`);
      seen.push([payload.match(/<h1>(.*?)<\/h1>/)?.[1], payload.match(/id="answers">\[\[\["getLander",(.*?)\]/)?.[1]]);
    }
    await app.close();
    await renderer.close();
    expect(seen).toEqual([
      ['/landers/gallery 1', '{"slug":""}'],
      ['/landers/gallery 1', '{"slug":"one"}'],
      ['/landers/gallery 1', '{"slug":"two"}'],
    ]);
  });
});
