import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { candidateOf } from '../../src/delivery/check.ts';
import { liveSet } from '../../src/delivery/liveSet.ts';
import { LIMITS } from '../../src/delivery/smoke/limits.ts';
import { createSmoke, type Smoke } from '../../src/delivery/smoke/smoke.ts';
import { openTestDatabase } from '../support/database.ts';
import { delivered, openDelivery, publishShellBuild, type TestDelivery } from './support/delivery.ts';
import { publishTiny, SIGNUP_DIALOG, shows, tinyShell } from './support/tinySite.ts';

/** Pages take longer while other tests run. */
const A_WHILE = 300_000;
const MEMBER = '0196f0e0-0000-7000-8000-000000000001';

/** A page with a field that is filled in from the address. */
const FORM = `${shows('h1', 'Sign up')}
  const field = document.createElement('input');
  field.setAttribute('aria-label', 'E-mail');
  field.value = new URLSearchParams(location.search).get('email') ?? '';
  domElement.append(field);`;
/** A widget whose button closes it and says something. */
const JOIN = `
  const button = document.createElement('button');
  button.textContent = 'Join';
  button.onclick = () => {
    onClose();
    window.tinyBus.ask({ type: 'toast', tone: 'success', text: 'Hello, ' + location.pathname });
  };
  domElement.append(button);`;
/** A page whose button asks the shell for something. */
const asks = (code: string): string => `${shows('h1', 'Chats')}
  const button = document.createElement('button');
  button.textContent = 'Reply';
  button.onclick = () => { ${code} };
  domElement.append(button);`;
/** A page that shows who is typing. */
const TYPING = `window.tinyBus.live$.subscribe((event) => {
    if (event.type !== 'typing') return;
    const link = document.createElement('a');
    link.href = '/members/' + event.profile;
    link.textContent = 'Somebody is typing';
    domElement.append(link);
  });`;
const ASKS = `window.tinyBus.ask({ type: 'signup', profile: '${MEMBER}' });`;

const LINKS = [{ says: 'takes over the address', route: 'signup', query: { email: 'anna@example.test' }, as: 'visitor' }].map((one) => ({
  ...one,
  steps: [{ see: 'textbox', value: 'anna@example.test' }],
}));
const REPLY = { route: 'chats', as: 'member', steps: [{ press: 'button', name: 'Reply' }] };
const SIGNUP = { says: 'names the member', when: REPLY, asks: { type: 'signup', profile: MEMBER }, shows: [] };
const DIALOG = { ...SIGNUP, says: 'gets a dialog', shows: [{ see: 'dialog', name: 'Sign up' }] };
const TOLD = {
  says: 'tells who joins that it worked',
  when: { widget: 'signup', properties: {}, steps: [{ press: 'button', name: 'Join' }] },
  asks: { type: 'toast', tone: 'success', text: 'Hello' },
  varies: ['text'],
  shows: [],
};
const LIVE = {
  says: 'shows who is typing',
  at: { route: 'chats', as: 'member' },
  sends: { type: 'typing', conversation: MEMBER, profile: MEMBER },
  shows: [{ see: 'link', name: 'typing' }],
};

let delivery: TestDelivery;
let smoke: Smoke;
/** What the checks printed. */
const lines: string[] = [];
beforeAll(async () => {
  delivery = await openDelivery();
  await publishShellBuild(delivery, { version: '1.1.0', main: tinyShell(), eventExamples: [SIGNUP, TOLD] });
  delivered(await activate(delivery, 'shell', '1.1.0'));
  await publishTiny(delivery, { remote: 'mf-signup', version: '1.0.0', page: FORM, widget: JOIN });
  delivered(await activate(delivery, 'mf-signup', '1.0.0'));
  await publishTiny(delivery, {
    remote: 'mf-chat',
    version: '1.0.0',
    page: `${asks(ASKS)} ${TYPING}`,
    eventExamples: [DIALOG, LIVE],
    routeExamples: LINKS,
  });
  delivered(await activate(delivery, 'mf-chat', '1.0.0'));
  smoke = createSmoke({
    delivery,
    limits: { ...LIMITS, shown: 6_000, each: 12_000 },
    database: openTestDatabase,
    say: (line) => lines.push(line),
  });
});
afterAll(() => smoke.close());

/** The rule and the finding of each refusal of a version. */
async function refused(part: 'mf-chat' | 'mf-signup' | 'shell', version: string): Promise<string[]> {
  const candidate = delivered(await candidateOf(delivery, part, version));
  const refusals = await smoke.mount([candidate], await liveSet(delivery, await delivery.registry.read()));
  return refusals.map(({ rule, found }) => `${rule}: ${found}`);
}

let versions = 1;
async function chat(page: string, more: Partial<Parameters<typeof publishTiny>[1]> = {}): Promise<string[]> {
  versions += 1;
  await publishTiny(delivery, { remote: 'mf-chat', version: `1.${versions}.0`, page, ...more });
  return refused('mf-chat', `1.${versions}.0`);
}
async function shell(changes: Parameters<typeof tinyShell>[0]): Promise<string[]> {
  versions += 1;
  await publishShellBuild(delivery, { version: `1.${versions}.0`, main: tinyShell(changes) });
  return refused('shell', `1.${versions}.0`);
}

describe('the examples of a part that links to a page', () => {
  it(
    'pass with a page that shows what they say, and refuse one that does not',
    async () => {
      await publishTiny(delivery, { remote: 'mf-signup', version: '1.1.0', page: FORM, widget: JOIN });
      expect(await refused('mf-signup', '1.1.0')).toEqual([]);
      await publishTiny(delivery, {
        remote: 'mf-signup',
        version: '1.2.0',
        page: FORM.replace("get('email')", "get('mail')"),
        widget: JOIN,
      });
      expect(await refused('mf-signup', '1.2.0')).toEqual([
        expect.stringMatching(
          /^example_broken: .*mf-chat@1\.0\.0 relies on the page \/signup of mf-signup@1\.2\.0: "takes over the address"; at step 1 .* it contains ""/,
        ),
      ]);
    },
    A_WHILE,
  );

  it(
    'are played with the live page, too, before the part that links to it goes live',
    async () => {
      const steps = [{ see: 'heading', name: 'Nothing like it' }];
      const routeExamples = [{ says: 'has a heading', route: 'signup', as: 'visitor', steps }];
      expect(await chat(asks(ASKS), { routeExamples })).toEqual([
        expect.stringMatching(/mf-chat@1\.\d+\.0 relies on the page \/signup of mf-signup@1\.0\.0: "has a heading"/),
      ]);
    },
    A_WHILE,
  );

  it(
    'are not played but named, if no live part has the page',
    async () => {
      const routeExamples = [{ says: 'has a heading', route: 'members', as: 'visitor', steps: [] }];
      expect(await chat(asks(ASKS), { routeExamples })).toEqual([]);
      expect(lines).toContain('examples not played, because no live part provides what they rely on: the page members');
    },
    A_WHILE,
  );

  it(
    'are refused with the part that ships them, if no release knows the page',
    async () => {
      const routeExamples = [{ says: 'has a heading', route: 'no-such-page', as: 'visitor', steps: [] }];
      expect(await chat(asks(ASKS), { routeExamples })).toEqual([
        expect.stringMatching(/^manifest_invalid: .*examples that this release cannot read/),
      ]);
    },
    A_WHILE,
  );
});

describe('the examples of a part that receives an event', () => {
  it(
    'pass with a version that sends exactly this event, and refuse another field, none, and two',
    async () => {
      expect(await chat(asks(ASKS))).toEqual([]);
      expect(await chat(asks(ASKS.replace('profile', 'member')))).toEqual([
        expect.stringMatching(
          /^example_broken: .*shell@1\.1\.0 relies on the event signup of mf-chat@1\.\d+\.0: "names the member"; the event came as .*"member"/,
        ),
      ]);
      expect(await chat(asks('undefined'))).toEqual([expect.stringContaining('the event signup never came')]);
      expect(await chat(asks(`${ASKS} ${ASKS}`))).toEqual([expect.stringContaining('the event came 2 times')]);
    },
    A_WHILE,
  );

  it(
    'refuse a widget that sends a value of another kind where the value may vary',
    async () => {
      const widget = JOIN.replace("'Hello, ' + location.pathname", '5');
      await publishTiny(delivery, { remote: 'mf-signup', version: '1.3.0', page: FORM, widget });
      expect(await refused('mf-signup', '1.3.0')).toEqual([
        expect.stringMatching(/shell@1\.1\.0 relies on the event toast of mf-signup@1\.3\.0: .*the event came as .*"text":5/),
      ]);
    },
    A_WHILE,
  );

  it(
    'refuse a version that no longer shows what the server sends, and a shell that no longer passes it on',
    async () => {
      expect(await chat(asks(ASKS), { eventExamples: [LIVE] })).toEqual([
        expect.stringMatching(/relies on the reaction to the event typing of mf-chat@1\.\d+\.0: "shows who is typing"; at step 1/),
      ]);
      expect(await shell({ passOn: 'undefined;' })).toEqual([
        expect.stringMatching(
          /mf-chat@1\.0\.0 relies on the event typing of shell@1\.\d+\.0: "shows who is typing"; the event typing never came/,
        ),
      ]);
    },
    A_WHILE,
  );
});

describe('the examples of a part that sends an event', () => {
  it(
    'pass with a shell that shows what they say, and refuse one that shows nothing',
    async () => {
      expect(await shell({})).toEqual([]);
      expect(await shell({ signup: '' })).toEqual([
        expect.stringMatching(/mf-chat@1\.0\.0 relies on the reaction to the event signup of shell@1\.\d+\.0: "gets a dialog"; at step 1/),
      ]);
    },
    A_WHILE,
  );
});

describe('an example of another part', () => {
  const QUIZ = { remote: 'mf-quiz', version: '1.0.0' } as const;

  it(
    'binds nobody to what the live version does not do, and its steps leave nothing for the next one',
    async () => {
      const impossible = { says: 'has a map', route: 'signup', as: 'visitor', steps: [{ see: 'img', name: 'Map' }] };
      await publishTiny(delivery, { ...QUIZ, routeExamples: [impossible, ...LINKS] });
      delivered(await activate(delivery, 'mf-quiz', '1.0.0'));
      const remembers = `if (location.search.includes('email')) {
        if (localStorage.getItem('amarena.seen') !== null) throw new Error('seen');
        localStorage.setItem('amarena.seen', 'yes');
      }`;
      await publishTiny(delivery, { remote: 'mf-signup', version: '1.4.0', page: `${FORM} ${remembers}`, widget: JOIN });
      lines.length = 0;
      expect(await refused('mf-signup', '1.4.0')).toEqual([]);
      expect(lines).toContain('not counted, because they do not hold with what is live either: example of /signup, from mf-quiz@1.0.0');
      await publishTiny(delivery, {
        remote: 'mf-signup',
        version: '1.5.0',
        page: FORM.replace("get('email')", "get('mail')"),
        widget: JOIN,
      });
      expect(await refused('mf-signup', '1.5.0')).toEqual([
        expect.stringContaining('mf-chat@1.0.0 relies on the page /signup of mf-signup@1.5.0'),
        expect.stringContaining('mf-quiz@1.0.0 relies on the page /signup of mf-signup@1.5.0: "takes over the address"'),
      ]);
    },
    A_WHILE,
  );

  it(
    'is about the receiver, if the page breaks when the event is there',
    async () => {
      const breaks = `${SIGNUP_DIALOG} reportError(new Error('no words'));`;
      expect(await shell({ signup: breaks })).toEqual([
        expect.stringMatching(/mf-chat@1\.0\.0 relies on the reaction to the event signup of shell@1\.\d+\.0: "gets a dialog"; .*no words/),
      ]);
    },
    A_WHILE,
  );
});
