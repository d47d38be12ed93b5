import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { candidateOf } from '../../src/delivery/check.ts';
import { liveSet } from '../../src/delivery/liveSet.ts';
import type { Refusal } from '../../src/delivery/refusal.ts';
import { LIMITS } from '../../src/delivery/smoke/limits.ts';
import { createSmoke, type Smoke } from '../../src/delivery/smoke/smoke.ts';
import { openTestDatabase } from '../support/database.ts';
import { delivered, openDelivery, publishShellBuild, type TestDelivery } from './support/delivery.ts';
import { publishTiny, SLOW_VERSION, shows, TINY_SHELL } from './support/tinySite.ts';

/** Pages take longer while other tests run. */
const A_WHILE = 180_000;

const BUTTONS = `
  for (const name of ['Reply', 'Delete', 'Report', 'Block', 'Mute', 'Archive', 'Search']) {
    const button = document.createElement('button');
    button.textContent = name;
    domElement.append(button);
  }`;
const FORM = `
  const field = document.createElement('input');
  field.setAttribute('aria-label', 'E-mail');
  field.value = email ?? '';
  const button = document.createElement('button');
  button.textContent = 'Later';
  button.onclick = () => onClose();
  domElement.append(field, button);`;

let delivery: TestDelivery;
let smoke: Smoke;
const said: string[] = [];
beforeAll(async () => {
  delivery = await openDelivery();
  await publishShellBuild(delivery, { version: '1.1.0', main: TINY_SHELL });
  delivered(await activate(delivery, 'shell', '1.1.0'));
  await publishTiny(delivery, { remote: 'mf-signup', version: '1.0.0', widget: FORM });
  delivered(await activate(delivery, 'mf-signup', '1.0.0'));
  const examples = {
    signup: [
      {
        says: 'fills in the address, and closes',
        properties: { email: 'anna@example.test' },
        callbacks: ['onClose' as const, 'onProgress' as const],
        steps: [
          { see: 'textbox' as const, value: 'anna@example.test' },
          { press: 'button' as const, name: 'later' },
          { called: 'onClose' as const, with: [] as [] },
        ],
      },
    ],
  };
  await publishTiny(delivery, { remote: 'mf-chat', version: '1.0.0', page: `${shows('h1', 'Chats')} ${BUTTONS}`, examples });
  delivered(await activate(delivery, 'mf-chat', '1.0.0'));
  smoke = createSmoke({
    delivery,
    limits: { ...LIMITS, shown: 4_000, each: 10_000 },
    database: openTestDatabase,
    say: (line) => said.push(line),
  });
});
afterAll(() => smoke.close());

/** What is refused of a version. */
async function refused(remote: 'mf-chat' | 'mf-signup', version: string, options = {}): Promise<Refusal[]> {
  const candidate = delivered(await candidateOf(delivery, remote, version));
  return smoke.mount([candidate], await liveSet(delivery, await delivery.registry.read()), options);
}
const rulesOf = (refusals: readonly Refusal[]): string[] => [...new Set(refusals.map(({ rule }) => rule))];

const MARKED = `${shows('h1', 'Chats')} ${BUTTONS}`;
let versions = 1;
async function chat(page: string, unmount = ''): Promise<string> {
  versions += 1;
  await publishTiny(delivery, { remote: 'mf-chat', version: `1.${versions}.0`, page: `${MARKED} ${page}`, unmount });
  return `1.${versions}.0`;
}

describe('a candidate beside its live version', () => {
  it(
    'is refused for what it did at the first look if it breaks when it is looked at again',
    async () => {
      const version = await chat(`
        const key = 'amarena.looked at ' + location.pathname;
        if (localStorage.getItem(key) !== null) throw new Error('never again');
        localStorage.setItem(key, 'once');
        window.leftBehind = true;`);
      expect(rulesOf(await refused('mf-chat', version))).toEqual(['side_effect']);
    },
    A_WHILE,
  );

  it(
    'is looked at once the shell has replaced what it replaces, however long its page stands before',
    async () => {
      await publishTiny(delivery, { remote: 'mf-chat', version: SLOW_VERSION, page: MARKED });
      expect(await refused('mf-chat', SLOW_VERSION)).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'passes if it does the same, and if it ends what it started',
    async () => {
      const page = `
        window.theirs = () => undefined;
        window.addEventListener('scroll', window.theirs);
        window.ticking = setInterval(() => undefined, 1_000);
        document.body.append(Object.assign(document.createElement('aside'), { id: 'note' }));`;
      const unmount = `
        window.removeEventListener('scroll', window.theirs);
        clearInterval(window.ticking);
        document.getElementById('note').remove();
        delete window.theirs; delete window.ticking;`;
      const refusals = await refused('mf-chat', await chat(page, unmount));
      // What is there only while the page is shown is a trace as well, if it is a global.
      expect(refusals.map(({ found }) => found)).toEqual([
        expect.stringContaining('it adds window.theirs, while it is shown'),
        expect.stringContaining('it adds window.ticking, while it is shown'),
      ]);
    },
    A_WHILE,
  );

  it(
    'is refused for everything that it leaves behind, each with its place',
    async () => {
      const page = `
        window.analytics = [];
        const { filter } = Array.prototype;
        Array.prototype.filter = function (...words) { return filter.apply(this, words); };
        const { fetch } = window;
        window.fetch = (...words) => fetch(...words);
        window.addEventListener('scroll', () => undefined);
        window.onresize = () => undefined;
        setInterval(() => undefined, 1_000);
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('main { opacity: 0.5 }');
        document.adoptedStyleSheets.push(sheet);
        document.body.append(document.createElement('aside'));
        document.title = 'Attack';
        localStorage.setItem('visits', '1');`;
      const found = (await refused('mf-chat', await chat(page))).map((refusal) => refusal.found).join('\n');
      for (const trace of [
        'it adds window.analytics',
        'it changes Array.prototype.filter, now function',
        'it changes window.fetch',
        'it leaves a listener for "scroll" of window behind (1)',
        'it sets window.onresize',
        'it leaves an interval of 1000 ms running',
        'it adds a style rule for "main"',
        'opacity of the content is "0.5"',
        'it leaves aside in the document (1)',
        'it changes the title, which is the shell’s',
        'it stores "visits" in the browser',
      ])
        expect(found).toContain(trace);
    },
    A_WHILE,
  );

  it(
    'is refused if it shows much less, unless someone accepts that',
    async () => {
      await publishTiny(delivery, { remote: 'mf-chat', version: '3.0.0', page: shows('h1', 'Chats') });
      const [refusal] = await refused('mf-chat', '3.0.0');
      expect(refusal).toMatchObject({
        rule: 'shows_less',
        found: expect.stringContaining('2 of the 9 things that the live version shows, 0 of 7 that a person can use; not button "Reply"'),
        remedy: expect.stringContaining('--accept-less'),
      });
      expect(await refused('mf-chat', '3.0.0', { less: true })).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'is refused if it works for seconds where the live version does not, and if it never ends',
    async () => {
      const busy = await chat('const until = performance.now() + 2_600; while (performance.now() < until);');
      expect(rulesOf(await refused('mf-chat', busy))).toEqual(['blocks_browser']);
      const endless = await refused('mf-chat', await chat('for (;;);'));
      expect(rulesOf(endless)).toEqual(['blocks_browser']);
      expect(endless[0]?.found).toContain('it blocks the browser');
    },
    A_WHILE,
  );
});

describe('a candidate that works, but cannot be looked at', () => {
  it(
    'passes, and the check says which page was not compared, and why',
    async () => {
      const page = "document.querySelectorAll = () => { throw new Error('no list today'); };";
      expect(await refused('mf-chat', await chat(page))).toEqual([]);
      expect(said.findLast((line) => line.startsWith('not compared'))).toMatch(/page \/chats \([^)]*no list today/);
    },
    A_WHILE,
  );
});

describe('a candidate that leads away', () => {
  it(
    'is refused if it opens another site by itself, and if it stays when another page is opened',
    async () => {
      const leads = await refused('mf-chat', await chat("window.location.assign('http://elsewhere.example/?' + document.title);"));
      expect(leads[0]).toMatchObject({
        rule: 'smoke_failed',
        found: expect.stringContaining('it leads to another site, http://elsewhere.example, by itself'),
      });
      const stays = await refused('mf-chat', await chat('', 'await new Promise(() => undefined);'));
      expect(stays.map(({ found }) => found).join()).toContain('it stays when the person opens another page');
    },
    A_WHILE,
  );
});

describe('the examples of a consumer', () => {
  it(
    'pass with a widget that does what they say, and refuse one that ignores a property',
    async () => {
      await publishTiny(delivery, { remote: 'mf-signup', version: '1.1.0', widget: FORM });
      expect(await refused('mf-signup', '1.1.0')).toEqual([]);
      await publishTiny(delivery, { remote: 'mf-signup', version: '1.2.0', widget: FORM.replace('email ??', '') });
      expect(await refused('mf-signup', '1.2.0')).toMatchObject([
        {
          rule: 'example_broken',
          found: expect.stringMatching(/mf-chat@1\.0\.0 relies on signup of mf-signup@1\.2\.0: "fills in the address.* it contains ""/),
        },
      ]);
    },
    A_WHILE,
  );

  it(
    'refuse a widget that does not call what they expect',
    async () => {
      await publishTiny(delivery, { remote: 'mf-signup', version: '1.3.0', widget: FORM.replace('onClose()', 'undefined') });
      expect(await refused('mf-signup', '1.3.0')).toMatchObject([
        { rule: 'example_broken', found: expect.stringMatching(/at step 3 \(called "onClose", with \[\]\) it called nothing/) },
      ]);
    },
    A_WHILE,
  );

  it(
    'are played with the live widget, too, before their consumer goes live',
    async () => {
      const step = { see: 'heading' as const, name: 'Nothing like it' };
      const examples = { signup: [{ says: 'has a heading', properties: {}, callbacks: [], steps: [step] }] };
      await publishTiny(delivery, { remote: 'mf-chat', version: '4.0.0', page: MARKED, examples });
      expect(await refused('mf-chat', '4.0.0')).toMatchObject([
        { rule: 'example_broken', found: expect.stringContaining('mf-chat@4.0.0 relies on signup of mf-signup@1.0.0: "has a heading"') },
      ]);
    },
    A_WHILE,
  );
});
