import type { RemoteName } from '@amarena/shared/contracts/platform/routes';
import { ENTRY_FILE, HASHES_FILE } from '@amarena/shared/federation/manifest';
import { type BrowserContextOptions, type Page, request as requests } from '@playwright/test';
import { navEntry } from '../pages/bar.ts';
import { codeRuns } from '../pages/boot.ts';
import { artifacts, BREAKAGES, type Breakage, breakRemote, nextReport, passPatience, withoutChunkHashes } from '../pages/delivery.ts';
import { footerLink } from '../pages/footer.ts';
import { heading } from '../pages/main.ts';
import { joinActive } from '../pages/members.ts';
import { resultList } from '../pages/results.ts';
import { logo } from '../pages/topBar.ts';
import { acquainted, test as base, expect } from '../test.ts';

type Storage = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Members who take turns: the tests change nothing about them, but each may send only so many failure reports a minute. */
const MEMBERS = 4;
let turn = 0;

const test = base.extend<{ who: 'member' | 'visitor' }, { members: readonly Storage[] }>({
  who: ['visitor', { option: true }],
  members: [
    async ({ browserName: _ }, use, { project }) => {
      const members: Storage[] = [];
      for (let one = 0; one < MEMBERS; one += 1) {
        const caller = await requests.newContext({ baseURL: project.use.baseURL ?? '' });
        await joinActive({ request: caller });
        members.push(await caller.storageState());
        await caller.dispose();
      }
      await use(members);
    },
    { scope: 'worker' },
  ],
  storageState: async ({ who, members, baseURL }, use) => {
    turn += 1;
    await use(who === 'member' ? members[turn % MEMBERS] : acquainted(baseURL ?? ''));
  },
});

// A hundred short cases of one pattern: both workers share them, and recording a page would cost more than the case.
test.describe.configure({ mode: 'parallel' });
test.use({ trace: 'off' });

const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'non si' });

const PRICES = { heading: 'Prezzi', open: (page: Page) => footerLink(page, 'Prezzi').press('Enter') };
const MESSAGES = { heading: 'Messaggi', open: (page: Page) => navEntry(page, 'Messaggi').click() };
const SEARCH = { heading: /^Buon/, open: (page: Page) => navEntry(page, 'Cerca').click() };

interface Place {
  readonly remote: RemoteName;
  readonly who: 'member' | 'visitor';
  readonly path: string;
  readonly heading: string | RegExp;
  /** The page before, and how to leave it without a new document. */
  readonly from: string;
  readonly open: (page: Page) => Promise<void>;
  /** A page of another remote, and how to get there. */
  readonly other: { readonly heading: string | RegExp; readonly open: (page: Page) => Promise<void> };
}

const PLACES: readonly Place[] = [
  { remote: 'mf-members', who: 'member', path: '/members', from: '/chats', ...SEARCH, other: MESSAGES },
  { remote: 'mf-chat', who: 'member', path: '/chats', from: '/premium', ...MESSAGES, other: SEARCH },
  {
    remote: 'mf-payments',
    who: 'member',
    path: '/premium',
    from: '/chats',
    heading: 'Passa a Premium',
    open: (page) => navEntry(page, 'Premium').click(),
    other: MESSAGES,
  },
  {
    remote: 'mf-signup',
    who: 'visitor',
    path: '/signup',
    from: '/login',
    heading: 'Iniziamo dalle basi',
    async open(page) {
      // On wide screens it opens over the page instead, as a widget.
      await page.setViewportSize({ width: 700, height: 900 });
      await page.getByRole('main').getByRole('button', { name: 'Iscriviti' }).click();
    },
    other: PRICES,
  },
  {
    remote: 'mf-landers',
    who: 'visitor',
    path: '/',
    from: '/pricing',
    heading: 'Le storie buone iniziano parlando.',
    open: (page) => logo(page).click(),
    other: PRICES,
  },
];

/** Opens the page by `arrive` and expects the previous version to serve it, the report to say why, and the rest to work. */
async function expectReplaced(page: Page, { remote, heading: title, other }: Place, breakage: Breakage, arrive: () => Promise<unknown>) {
  const report = nextReport(page, remote);
  await arrive();
  if (breakage.hangs) await passPatience(page, breakage.hangs);
  const told = await report;
  expect(told).toMatchObject({ remote, kind: breakage.kind, accepted: true });
  expect(told.version).toMatch(/^\d/);
  await expect(heading(page, title)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await other.open(page);
  await expect(heading(page, other.heading)).toBeVisible();
}

for (const place of PLACES) {
  test.describe(`${place.remote}, of which the active version`, () => {
    test.use({ who: place.who });
    for (const breakage of BREAKAGES) {
      test.describe(breakage.name, () => {
        test.use({ expected: breakage.says === undefined ? [] : [breakage.says] });
        test.beforeEach(async ({ page }) => {
          // Photos do not matter here, and drawing them takes longer than all the rest.
          await page.route(/-(thumb|photo|large)-[0-9a-f]+\.webp$/, (route) => route.abort());
          if (breakage.hangs) await page.clock.install();
          await breakRemote(page, place.remote, breakage);
        });

        test(`is replaced at the first load (${breakage.kind})`, async ({ page }) => {
          await expectReplaced(page, place, breakage, () => page.goto(place.path, { waitUntil: 'commit' }));
        });

        test(`is replaced at a change of page (${breakage.kind})`, async ({ page }) => {
          await page.goto(place.from);
          await expectReplaced(page, place, breakage, () => place.open(page));
        });
      });
    }
  });
}

/** What the panel says to a person, by kind; kinds that a bad network may cause are repaired in place, see below. */
const WORDS: readonly (readonly [kind: Breakage['kind'], words: string])[] = [
  ['hash_mismatch', 'diverso da come l’abbiamo pubblicato'],
  ['hash_missing', 'Non abbiamo potuto verificare'],
  ['contract_mismatch', 'più nuova del resto della pagina'],
  ['threw_while_loading', 'si è fermata all’avvio'],
  ['threw_while_mounting', 'non è riuscita a mostrarsi'],
  ['crashed', 'si è fermata mentre era aperta'],
];

test.describe('a version that stands', () => {
  test.use({ who: 'member' });
  const standing = (mount: string): Breakage => ({ name: 'stands', kind: 'crashed', mount });

  test('and shows nothing is replaced by the version before', async ({ page }) => {
    const report = nextReport(page, 'mf-chat');
    await breakRemote(page, 'mf-chat', standing('async () => {}'));
    await page.goto('/chats');
    expect(await report).toMatchObject({ kind: 'crashed', accepted: true });
    await expect(heading(page, 'Messaggi')).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
  });

  test('and shows nothing, with no version before, leaves its place to the panel', async ({ page }) => {
    await breakRemote(page, 'mf-chat', standing('async () => {}'), { alone: true });
    await page.goto('/chats');
    await expect(panel(page)).toContainText('I messaggi non si sono caricati', { timeout: 10_000 });
  });

  test('and writes the title is reported, and the title stays', async ({ page }) => {
    const report = nextReport(page, 'mf-chat');
    const writes = `async ({ domElement }) => { domElement.textContent = 'stands'; document.title = 'ATTACK'; }`;
    await breakRemote(page, 'mf-chat', standing(writes));
    await page.goto('/chats');
    expect(await report).toMatchObject({ kind: 'crashed', accepted: true });
    await expect(page.getByText('stands', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/Messaggi/);
  });
});

test.describe('the hashes of a version', () => {
  test.use({ who: 'member' });
  /** Paths of the files of a remote that the current document asks for. */
  const pathsOf = (page: Page, remote: RemoteName): string[] => {
    const paths: string[] = [];
    let left = false;
    page.on('request', (one) => {
      const { pathname } = new URL(one.url());
      left ||= one.resourceType() === 'document';
      if (!left && pathname.startsWith(`/artifacts/${remote}/`)) paths.push(pathname);
    });
    return paths;
  };

  test('that are missing for a chunk keep it from being asked for', async ({ page }) => {
    await withoutChunkHashes(page, 'mf-payments');
    await page.goto('/chats');
    const asked = pathsOf(page, 'mf-payments');
    const report = nextReport(page, 'mf-payments');
    await navEntry(page, 'Premium').click();
    expect(await report).toMatchObject({ kind: 'hash_missing', accepted: true });
    await expect(panel(page)).toContainText('Non abbiamo potuto verificare');
    expect(asked.filter((path) => !path.endsWith(ENTRY_FILE) && !path.endsWith(HASHES_FILE))).toEqual([]);
  });

  test('that the document left out are asked for once, before the chunks of other screens', async ({ page }) => {
    await page.goto('/members', { waitUntil: 'commit' });
    const asked = pathsOf(page, 'mf-members');
    await codeRuns(page);
    await resultList(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/members\/.+/);
    await expect(resultList(page)).toHaveCount(0);
    const hashes = asked.findIndex((path) => path.endsWith(HASHES_FILE));
    expect(asked.filter((path) => path.endsWith(HASHES_FILE))).toHaveLength(1);
    expect(asked.slice(hashes + 1).filter((path) => path.endsWith('.js'))).not.toEqual([]);
  });
});

test.describe('a remote of which no version works', () => {
  test.use({ who: 'member' });
  const retry = (page: Page) => panel(page).getByRole('button', { name: 'Riprova' }).click();

  for (const [kind, words] of WORDS) {
    const breakage = BREAKAGES.find((one) => one.kind === kind) as Breakage;
    test.describe(kind, () => {
      test.use({ expected: breakage.says === undefined ? [] : [breakage.says] });
      test('RT-72 RT-74 is told in words with its status, and works at the press once it is mended', async ({ page }) => {
        const mend = await breakRemote(page, 'mf-chat', breakage, { alone: true });
        await page.goto('/chats');
        await expect(panel(page)).toContainText('I messaggi non si sono caricati');
        await expect(panel(page)).toContainText(words);
        await expect(panel(page)).toContainText('Errore 500');
        await expect(panel(page)).toContainText(/mf-chat \d\S+ · segnalazione inviata/);
        await SEARCH.open(page);
        await expect(resultList(page)).toBeVisible();
        await page.goBack();
        await expect(panel(page)).toContainText(words);
        await mend();
        await retry(page);
        await expect(heading(page, 'Messaggi')).toBeVisible();
        await expect(panel(page)).toHaveCount(0);
      });
    });
  }

  test.describe('because nothing arrives', () => {
    // The browser says this of a file with a known hash that arrives as an error.
    test.use({ expected: [/Failed to find a valid digest|integrity checks failed/] });

    test('RT-72 says so with its status, and works at the press without a new document', async ({ page }) => {
      const missing = BREAKAGES.find(({ kind }) => kind === 'unreachable');
      await page.route(artifacts('mf-chat'), (route) => missing?.answer?.(route, ''));
      await page.goto('/members');
      await MESSAGES.open(page);
      await expect(panel(page)).toContainText('non è arrivata fino a te');
      await expect(panel(page)).toContainText('Errore 503');
      await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
      await page.unroute(artifacts('mf-chat'));
      await retry(page);
      await expect(heading(page, 'Messaggi')).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
    });
  });

  test('because the network is gone comes back by itself with it', async ({ page, context }) => {
    await page.route(artifacts('mf-chat'), (route) => route.abort('internetdisconnected'));
    await page.goto('/members');
    await MESSAGES.open(page);
    await expect(panel(page)).toBeVisible();
    await context.setOffline(true);
    await page.unroute(artifacts('mf-chat'));
    await context.setOffline(false);
    await expect(heading(page, 'Messaggi')).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
  });

  test('because the server says nothing is told so, and works at the press once it answers', async ({ page }) => {
    await page.clock.install();
    await page.route(artifacts('mf-chat'), () => new Promise(() => undefined));
    await page.goto('/members');
    await MESSAGES.open(page);
    await passPatience(page, 'network');
    await expect(panel(page)).toContainText('ci ha messo troppo');
    await page.unroute(artifacts('mf-chat'));
    await retry(page);
    await expect(heading(page, 'Messaggi')).toBeVisible();
  });

  test('ERR-28 CHK-01 because a chunk stays away has the page loaded again, once', async ({ page }) => {
    const documents: string[] = [];
    page.on('request', (one) => {
      if (one.resourceType() === 'document') documents.push(new URL(one.url()).pathname);
    });
    await page.route(artifacts('mf-payments'), (route) =>
      [ENTRY_FILE, HASHES_FILE].some((file) => route.request().url().endsWith(file)) ? route.fallback() : route.abort(),
    );
    await page.goto('/chats');
    await navEntry(page, 'Premium').click();
    await expect(panel(page)).toBeVisible();
    expect(documents).toEqual(['/chats', '/premium']);
    await page.unroute(artifacts('mf-payments'));
    await retry(page);
    await expect(heading(page, 'Passa a Premium')).toBeVisible();
  });
});

test.describe('a widget', () => {
  const signup = (page: Page) => page.getByRole('dialog', { name: 'Iscriviti gratis' });
  const openSignup = async (page: Page) => {
    await codeRuns(page);
    await page.getByRole('main').getByRole('button', { name: 'Iscriviti gratis' }).first().click();
  };

  for (const name of ['throws while it is shown', 'crashes after it stood']) {
    const breakage = BREAKAGES.find((one) => one.name === name) as Breakage;

    test(`of a remote that ${name} comes from the version before`, async ({ page }) => {
      await breakRemote(page, 'mf-members', breakage);
      const report = nextReport(page, 'mf-members');
      await page.goto('/');
      expect(await report).toMatchObject({ kind: breakage.kind, accepted: true });
      await expect(page.getByRole('main').locator('a[href^="/members/"]').first()).toBeVisible();
    });

    test(`of a remote that ${name} and has no version before leaves its place to words, and the page lives`, async ({ page }) => {
      await breakRemote(page, 'mf-members', breakage, { alone: true });
      await page.goto('/');
      await expect(page.getByText('I profili non si sono caricati.')).toBeVisible();
      await expect(heading(page, 'Le storie buone iniziano parlando.')).toBeVisible();
      await openSignup(page);
      await expect(signup(page).getByLabel('E-mail')).toBeVisible();
    });
  }

  test('for signing up that no version can show sends to the page, and closes', async ({ page }) => {
    await page.route(artifacts('mf-signup'), (route) => route.abort());
    await page.goto('/');
    await openSignup(page);
    await expect(signup(page)).toContainText('L’iscrizione non si è caricata');
    await expect(signup(page).getByRole('link', { name: 'Apri la pagina di iscrizione' })).toHaveAttribute('href', '/signup');
    await page.keyboard.press('Escape');
    await expect(signup(page)).toHaveCount(0);
    await expect(heading(page, 'Le storie buone iniziano parlando.')).toBeVisible();
  });
});
