import { DISMISSED_COOKIE, withDismissal } from '@amarena/shared/contracts/platform/dismissed';
import { DISMISSED_ELEMENT, RENDER_FILE, RENDERED } from '@amarena/shared/federation/render';
import { aUser } from '@amarena/shared/testing/builders';
import { aSettings } from '@amarena/shared/testing/siteBuilders';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { type DeliveryStores, deliveryFolders } from '../../src/delivery/folders.ts';
import type { VisitorBoot } from '../../src/edge/deps.ts';
import { createMemberScreens } from '../../src/rendering/memberScreens.ts';
import { createRenderer, type Renderer } from '../../src/rendering/renderer.ts';
import { createRenderScreen } from '../../src/rendering/scripts.ts';
import { temporaryFolder } from './support/builds.ts';
import { deliveryOver, publishBuild, publishShellBuild } from './support/delivery.ts';
import { openEdge, type TestEdge } from './support/edge.ts';

/** A handwritten platform in place of the shell's. A page that names another member pretends to have rendered theirs. */
const PLATFORM = `module.exports.platform = {
  modules: {},
  page: (run) => run().page,
  async render(page, input, ask) {
    const html = await page(input, ask);
    const member = html.startsWith('for another') ? 'another' : input.member?.user.id;
    return { html: '<div ${RENDERED}="' + input.container + '">' + html + '</div>', styles: '<style data-styled="true">h1{}</style>', links: '', answers: [[['chats'], 1]], calls: member ? [{ path: '/api/chats.php', query: { of: input.member.search === '?own' ? member : 'me' }, key: ['chats'], paged: false }] : [], member };
  },
};`;

/** What each screen of the test does with the member that it is rendered for. */
const page = (more: string): string => `module.exports.page = async ({ path, member, language }, ask) => {
  const { name } = member.user.profile;
  ${more}
  const { chats } = await ask('/api/chats.php', { of: 'me' });
  return '<h1>' + name + ' ' + chats + ' ' + member.search + ' ' + member.clock.zone + '</h1>';
};`;
const SEARCH = page(`if (member.search === '?held') await ask('/api/held.php', {});
  if (member.search === '?dismissed') return JSON.stringify(member.dismissed ?? null);
  if (path === '/likes') throw new Error('broken on purpose');
  if (path === '/likes/given') { await ask('/api/chats.php', { of: 'me' }); for (;;); }
  if (path === '/likes/received') { await ask('/api/chats.php', { of: 'me' }); return JSON.stringify(member.given); }
  if (path === '/likes/mutual') return 'for another member';
  if (path === '/likes/visitors') await ask('/api/logout.php', {});`);
const RENDERED_FOR_MEMBERS = ['members', 'likes', 'likes-type'];

const [GIULIA, MARCO, DEVELOPER, NEWCOMER] = [
  '0196f0e0-0000-7000-8000-00000000000a',
  '0196f0e0-0000-7000-8000-00000000000b',
  '0196f0e0-0000-7000-8000-00000000000c',
  '0196f0e0-0000-7000-8000-00000000000d',
] as const;
const NAMES: Readonly<Record<string, string>> = { [GIULIA]: 'Giulia', [MARCO]: 'Marco', [DEVELOPER]: 'Anna' };
const OVERRIDE = encodeURIComponent('remote=mf-members@1.3.0-trial.1');

const bootOf = (id: string | undefined): VisitorBoot => {
  const signup_date = id === NEWCOMER ? '2026-12-20T10:00:00.000Z' : '2026-05-20T10:00:00.000Z';
  const user = aUser({ signup_date, ...(id === DEVELOPER && { roles: ['developer'] }) });
  return {
    settings: aSettings(),
    user: id === undefined ? null : { ...user, id, profile: { ...user.profile, name: NAMES[id] ?? '' } },
    language: 'it',
    offer: null,
    pending_payment: null,
    badges: { unread: 0, newLikes: 0 },
    live_after: null,
    session_mark: id ?? '',
  };
};

interface Site extends TestEdge {
  readonly logOuts: number;
  readonly failures: string[];
  readonly stores: DeliveryStores;
  /** Resolves once a screen has requested what is answered only after `release`. */
  readonly askedHeld: Promise<void>;
  release(): void;
}

async function openSite(renderer: Renderer, patience?: number): Promise<Site> {
  const stores = deliveryFolders(await temporaryFolder());
  const failures: string[] = [];
  const renderScreen = createRenderScreen({
    renderer,
    readRemote: stores.artifacts.read,
    readShell: stores.shell.read,
    publicUrl: 'https://amarena.example',
  });
  const memberScreens = createMemberScreens({
    renderScreen,
    onFailure: ({ route, cause }) => failures.push(`${route}: ${String(cause)}`),
    ...(patience !== undefined && { patience }),
  });
  const edge = await openEdge({ stores, memberScreens, bootFor: async ({ cookies }) => bootOf(cookies.session) });
  edge.app.get('/api/chats.php', async ({ cookies, query }) => ({ chats: `${NAMES[cookies.session ?? '']}'s ${JSON.stringify(query)}` }));
  const [asked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  edge.app.get('/api/held.php', async () => {
    asked.resolve();
    await gate.promise;
    return {};
  });
  let logOuts = 0;
  edge.app.get('/api/logout.php', async () => {
    logOuts += 1;
    return {};
  });
  await publishShellBuild(stores, { version: '1.1.0', more: { [RENDER_FILE]: PLATFORM } });
  await activate(deliveryOver(stores), 'shell', '1.1.0');
  await release(stores, '1.1.0', SEARCH);
  return {
    ...edge,
    failures,
    stores,
    askedHeld: asked.promise,
    release: gate.resolve,
    get logOuts() {
      return logOuts;
    },
  };
}

const publish = (stores: DeliveryStores, version: string, script: string) =>
  publishBuild(stores, { remote: 'mf-members', version, files: { [RENDER_FILE]: script }, prerender_members: RENDERED_FOR_MEMBERS });

async function release(stores: DeliveryStores, version: string, script: string, percent?: number): Promise<void> {
  await publish(stores, version, script);
  await activate(deliveryOver(stores), 'mf-members', version, percent);
}

const of = (member: string) => ({ cookie: `session=${member}` });
/** The first screen starts a process, which takes a busy machine longer than a member waits. */
const PATIENT = 20_000;

describe("a member's page", () => {
  const renderer = createRenderer({ within: 20_000, processes: 1 });
  let site: Site;
  beforeAll(async () => {
    site = await openSite(renderer, PATIENT);
  });
  afterAll(async () => {
    await site.app.close();
    await renderer.close();
  });
  const get = async (url: string, member: string) => (await site.app.inject({ url, headers: of(member) })).payload;

  it('has its screen as HTML, with the query of its address, in its time zone, made from calls with its session', async () => {
    expect(await get('/members?min_age=30', GIULIA)).toContain(
      `<div ${RENDERED}="mf_members_1_1_0"><h1>Giulia Giulia's {"of":"me"} ?min_age=30 Europe/Rome</h1></div>`,
    );
  });

  it('never shows anything of another member, who asks for the same address at the same time or before', async () => {
    await get('/members', MARCO);
    const pages = await Promise.all([GIULIA, MARCO, GIULIA, MARCO].map((member) => get('/members', member)));
    expect(pages.map((html) => [html.includes('Giulia'), html.includes('Marco')])).toEqual([
      [true, false],
      [false, true],
      [true, false],
      [false, true],
    ]);
  });

  it('may be kept by nobody on the way, and has no validator', async () => {
    const { headers } = await site.app.inject({ url: '/members', headers: of(GIULIA) });
    expect(headers['cache-control']).toMatch(/^private, no-/);
    expect(headers.etag).toBeUndefined();
    expect(headers.vary).toContain('cookie');
  });

  it('has the styles of its screen under its own nonce', async () => {
    const { payload, headers } = await site.app.inject({ url: '/members', headers: of(GIULIA) });
    const [, nonce] = payload.match(/<style nonce="([^"]+)" data-styled="true">/) ?? [];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  });

  it('is left to the browser, with the answers so far, if its screen throws, and that is reported', async () => {
    const html = await get('/likes', GIULIA);
    expect(html).toContain('<div id="root"></div>');
    expect(site.failures.join()).toContain('broken on purpose');
  });

  it('is left to the browser if its screen is rendered for someone else', async () => {
    const html = await get('/likes/mutual', GIULIA);
    expect(html).not.toContain('for another');
    expect(html).toContain('<div id="root"></div>');
  });

  it('is rendered the next time from answers that are requested beforehand, each time anew', async () => {
    expect(await get('/likes/received', GIULIA)).toContain(`>[]</div>`);
    expect(await get('/likes/received', GIULIA)).toContain(`>[[["chats"],{"chats":"Giulia's {\\"of\\":\\"me\\"}"}]]</div>`);
    expect(await get('/likes/received', MARCO)).toContain(`>[]</div>`);
  });

  it('is rendered with what its member dismissed in this browser, and nothing of what others did', async () => {
    const at = Date.parse('2026-11-20T10:00:00.000Z');
    const value = withDismissal(withDismissal('', { banner: 'photo', member: GIULIA, at }), { banner: 'time_bonus', member: MARCO, at });
    const dismissedOf = async (member: string, cookie: string) => {
      const { payload } = await site.app.inject({ url: '/members?dismissed', headers: { cookie: `session=${member}; ${cookie}` } });
      return payload.match(new RegExp(`${RENDERED}="\\w+">(.*?)</div>`))?.[1];
    };
    expect(await dismissedOf(GIULIA, `${DISMISSED_COOKIE}=${value}`)).toBe(`{"photo":${at}}`);
    expect(await dismissedOf(MARCO, `${DISMISSED_COOKIE}=${value}`)).toBe(`{"time_bonus":${at}}`);
    const { payload } = await site.app.inject({ url: '/members', headers: { cookie: `session=${GIULIA}; ${DISMISSED_COOKIE}=${value}` } });
    expect(payload).toContain(`id="${DISMISSED_ELEMENT}">{"photo":${at}}</script>`);
    expect(await dismissedOf(MARCO, `${DISMISSED_COOKIE}=%00<script>`)).toBe('{}');
    expect(await dismissedOf(MARCO, `${DISMISSED_COOKIE}=`)).toBe('{}');
    // Nobody has asked the browser of a member who joined before there was such a cookie.
    expect(await dismissedOf(MARCO, '')).toBe('null');
    expect(await dismissedOf(NEWCOMER, '')).toBe('{}');
  });

  it('cannot log its member out', async () => {
    await get('/likes/visitors', GIULIA);
    expect(site.logOuts).toBe(0);
  });

  it('is rendered by the version that its member gets: a canary by its own', async () => {
    await release(site.stores, '1.2.0', SEARCH.replace("'<h1>'", "'<h1>new '"), 50);
    const seen: (string | undefined)[] = [];
    for (let visit = 0; visit < 30; visit += 1)
      seen.push(
        (await get('/members', MARCO))
          .match(new RegExp(`${RENDERED}="(\\w+)"><h1>(new )?Marco`))
          ?.slice(1)
          .join(' '),
      );
    expect(new Set(seen)).toEqual(new Set(['mf_members_1_1_0 ', 'mf_members_1_2_0 new ']));
  });
});

describe("a developer's page", () => {
  it('is rendered by the version that an override puts in the place of the live one, for them alone', async () => {
    const renderer = createRenderer({ within: 20_000, processes: 1 });
    const site = await openSite(renderer, PATIENT);
    await publish(site.stores, '1.3.0-trial.1', SEARCH.replace("'<h1>'", "'<h1>trial '"));
    const get = async (member: string) =>
      (await site.app.inject({ url: '/members', headers: { cookie: `session=${member}; overrides=${OVERRIDE}` } })).payload;
    const [theirs, other] = [await get(DEVELOPER), await get(MARCO)];
    await Promise.all([site.app.close(), renderer.close()]);
    expect(theirs).toContain(`${RENDERED}="mf_members_1_3_0_trial_1"><h1>trial Anna Anna's`);
    expect(other).toContain(`${RENDERED}="mf_members_1_1_0"><h1>Marco Marco's`);
  });
});

describe("a member's page that cannot wait for its screen", () => {
  it('goes out with the answers that the screen has requested so far', async () => {
    const renderer = createRenderer({ within: 20_000, processes: 1 });
    const site = await openSite(renderer, PATIENT);
    await site.app.inject({ url: '/members', headers: of(GIULIA) });
    const hurried = await openSite(renderer, 5_000);
    const { payload } = await hurried.app.inject({ url: '/likes/given', headers: of(GIULIA) });
    await Promise.all([site.app.close(), hurried.app.close(), renderer.close()]);
    expect(payload).toContain('<div id="root"></div>');
    expect(payload).toContain(`id="known">[["/api/chats.php",{"of":"me"},{"chats":"Giulia's {\\"of\\":\\"me\\"}"}]]</script>`);
    expect(payload).toContain(`id="made">[["/api/chats.php",{"of":"me"}]]</script>`);
  });

  it('goes out with the answers of its last time if too many wait', async () => {
    const renderer = createRenderer({ within: 20_000, processes: 1, most: 0 });
    const site = await openSite(renderer, PATIENT);
    const get = async (url: string) => (await site.app.inject({ url, headers: of(GIULIA) })).payload;
    expect(await get('/members')).toContain('<h1>Giulia');
    const held = get('/members?held');
    await site.askedHeld;
    const left = await get('/members');
    site.release();
    expect(await held).toContain('<h1>Giulia');
    await Promise.all([site.app.close(), renderer.close()]);
    expect(left).toContain('<div id="root"></div>');
    expect(left).toContain(`id="known">[["/api/chats.php",{"of":"me"},{"chats":"Giulia's`);
  });

  it('goes out with its own answers to the calls that two others had in common, and to none that only one has made', async () => {
    const renderer = createRenderer({ within: 20_000, processes: 1, most: 0 });
    const site = await openSite(renderer, PATIENT);
    const get = async (url: string, member: string) => (await site.app.inject({ url, headers: of(member) })).payload;
    for (const [url, member] of [
      ['/members', GIULIA],
      ['/members', MARCO],
      ['/likes/received', GIULIA],
      ['/members?min_age=30', GIULIA],
      ['/members?own', GIULIA],
      ['/members?own', MARCO],
    ] as const)
      expect(await get(url, member)).toContain('id="answers"');
    const held = get('/members?held', GIULIA);
    await site.askedHeld;
    const [common, ...ofOne] = await Promise.all(
      ['/members', '/likes/received', '/members?min_age=30', '/members?own'].map((url) => get(url, DEVELOPER)),
    );
    site.release();
    await held;
    await Promise.all([site.app.close(), renderer.close()]);
    expect(common).toContain('<div id="root"></div>');
    expect(common).toContain(`id="known">[["/api/chats.php",{"of":"me"},{"chats":"Anna's {\\"of\\":\\"me\\"}"}]]</script>`);
    expect(common).toContain(`id="made">[["/api/chats.php",{"of":"me"}]]</script>`);
    expect(common).not.toMatch(/Giulia|Marco/);
    expect(ofOne).toHaveLength(3);
    for (const html of ofOne) expect(html).not.toMatch(/id="(?:known|made)"|Giulia|Marco/);
  });
});

describe("the head of a member's page", () => {
  it('is sent before the screen is known, so that the browser starts on its scripts', async () => {
    const gate = Promise.withResolvers<void>();
    const stores = deliveryFolders(await temporaryFolder());
    const { app } = await openEdge({
      stores,
      bootFor: async () => bootOf(GIULIA),
      memberScreens: {
        renders: () => true,
        async screenFor() {
          await gate.promise;
          return { screen: null, answers: [], made: [] };
        },
      },
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const reader = (await fetch(`${address}/members`, { headers: of(GIULIA) })).body?.getReader();
    const first = new TextDecoder().decode((await reader?.read())?.value);
    expect(first).toContain('</head>');
    expect(first).toContain('<script defer');
    expect(first).not.toContain('id="root"');
    // What they load in turn would share the line with the screen.
    expect(first).not.toContain('as="script"');
    gate.resolve();
    let rest = '';
    for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) rest += new TextDecoder().decode(next.value);
    expect(rest).toMatch(/id="root".*<link rel="preload" as="script"[^>]* fetchpriority="low"/s);
    await app.close();
  });
});
