import type { Language } from '@amarena/shared/contracts/platform/languages';
import { RENDER_FILE, RENDERED } from '@amarena/shared/federation/render';
import { aSettings } from '@amarena/shared/testing/siteBuilders';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { deliveryFolders } from '../../src/delivery/folders.ts';
import type { EdgeDeps } from '../../src/edge/deps.ts';
import { createRenderer, type Renderer } from '../../src/rendering/renderer.ts';
import { createScreens } from '../../src/rendering/screens.ts';
import { createRenderScreen } from '../../src/rendering/scripts.ts';
import { temporaryFolder } from './support/builds.ts';
import { deliveryOver, publishBuild, publishShellBuild } from './support/delivery.ts';
import { openEdge, type TestEdge } from './support/edge.ts';

/** A handwritten platform in place of the shell's. */
const PLATFORM = `module.exports.platform = {
  modules: {},
  page: (run) => run().page,
  render: async (page, input, ask) => ({ html: '<div ${RENDERED}="' + input.container + '">' + await page(input, ask) + '</div>', styles: '', links: '', answers: [] }),
};`;
const PAGES = `module.exports.page = async ({ path, language }, ask) => {
  const { members } = await ask('/api/community.php', { language, top: 3 });
  if (path === '/pages/terms') throw new Error('broken on purpose');
  if (path === '/pages/privacy') for (;;);
  return '<h1>' + members + '</h1>';
};`;
const PRERENDERED = ['index', 'pages-terms', 'pages-privacy'];
/** Keeps the only process busy until its answer comes. */
const HOLDING = "module.exports.page = async (_input, ask) => { await ask('/api/held.php', {}); return ''; };";

const bootFor: EdgeDeps['bootFor'] = async ({ headers }) => ({
  settings: aSettings(),
  user: null,
  language: (headers['accept-language'] ?? 'it') as Language,
  offer: null,
  pending_payment: null,
  badges: { unread: 0, newLikes: 0 },
  live_after: null,
  session_mark: '',
});

const known = (language: Language, visit: number): string =>
  `id="known">[["/api/community.php",{"language":"${language}","top":3},{"members":"${language} ${visit}"}]]</script>`;
const made = (language: Language): string => `id="made">[["/api/community.php",{"language":"${language}","top":3}]]</script>`;

describe("a visitor's page that cannot wait for its screen", () => {
  let renderer: Renderer;
  let edge: TestEdge;
  let calls: number;
  beforeEach(async () => {
    renderer = createRenderer({ within: 20_000, processes: 1, most: 0 });
    const stores = deliveryFolders(await temporaryFolder());
    const renderScreen = createRenderScreen({
      renderer,
      readRemote: stores.artifacts.read,
      readShell: stores.shell.read,
      publicUrl: 'https://amarena.example',
    });
    edge = await openEdge({
      stores,
      bootFor,
      screens: createScreens({ renderScreen, now: () => new Date(), onFailure: () => undefined }),
    });
    calls = 0;
    edge.app.get('/api/community.php', async ({ query }) => {
      calls += 1;
      return { members: `${Reflect.get(Object(query), 'language')} ${calls}` };
    });
    await publishShellBuild(stores, { version: '1.1.0', more: { [RENDER_FILE]: PLATFORM } });
    await publishBuild(stores, { remote: 'mf-landers', version: '1.1.0', files: { [RENDER_FILE]: PAGES }, prerender: PRERENDERED });
    for (const part of ['shell', 'mf-landers'] as const) await activate(deliveryOver(stores), part, '1.1.0');
    // The process starts more slowly on a busy machine than a visitor waits.
    await hold()();
  });
  afterEach(async () => {
    await edge.app.close();
    await renderer.close();
  });

  /** Returns a function that frees the process. */
  function hold(): () => Promise<unknown> {
    const gate = Promise.withResolvers<object>();
    const held = renderer.render({
      platform: { id: 'shell of this test', code: PLATFORM },
      page: { id: 'page of this test', code: HOLDING },
      input: { path: '/', language: 'it', settings: {}, container: 'mf_held' },
      ask: () => gate.promise,
    });
    return () => {
      gate.resolve({});
      return held;
    };
  }
  const get = (url: string, language: Language = 'it') => edge.app.inject({ url, headers: { 'accept-language': language } });

  it('goes out with its own answers to the calls of the last one of its version, in whatever language, if too many wait', async () => {
    expect((await get('/')).payload).toContain('<h1>it 1</h1>');
    const free = hold();
    const { payload } = await get('/', 'de');
    expect(payload).toContain('<div id="root"></div>');
    expect(payload).toContain(known('de', 2));
    expect(payload).toContain(made('de'));
    await free();
    expect((await get('/', 'de')).payload).toContain('<h1>de 3</h1>');
  });

  it('is for this visit alone: only its browser may keep it, and it has no validator', async () => {
    await get('/');
    const free = hold();
    const { headers } = await get('/', 'de');
    await free();
    expect([headers['cache-control'], headers.vary, headers.etag]).toEqual(['private, no-cache', 'accept-encoding, cookie', undefined]);
  });

  it('requests nothing that no earlier one has, and nothing at all in place of a screen that is kept', async () => {
    await get('/');
    const free = hold();
    expect((await get('/pages/terms')).payload).not.toMatch(/id="(?:known|made)"/);
    expect((await get('/')).payload).toContain('<h1>it 1</h1>');
    await free();
    expect(calls).toBe(1);
  });

  it('goes out with the answers so far if its screen throws, and so does the next one', async () => {
    const pages = [await get('/pages/terms'), await get('/pages/terms')];
    for (const { payload } of pages) {
      expect(payload).toContain('<div id="root"></div>');
      expect(payload).toContain(known('it', 1));
    }
    expect(calls).toBe(1);
  });

  it('goes out with the answers so far if its screen takes too long', async () => {
    const { payload } = await get('/pages/privacy');
    expect(payload).toContain('<div id="root"></div>');
    expect(payload).toContain(known('it', 1));
  });
});
