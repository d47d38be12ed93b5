import { Boot } from '@amarena/shared/federation/boot';
import { aUser } from '@amarena/shared/testing/builders';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { candidateOf } from '../../src/delivery/check.ts';
import { objectionsTo } from '../../src/delivery/heldBack.ts';
import { liveSet } from '../../src/delivery/liveSet.ts';
import { publish } from '../../src/delivery/publish.ts';
import { retire } from '../../src/delivery/retire.ts';
import { rollbackTo } from '../../src/delivery/rollback.ts';
import { aRemoteBuild } from './support/builds.ts';
import { delivered, openDelivery, publishBuild, publishShellBuild, refusalOf } from './support/delivery.ts';
import { MEMBER, openEdge, type TestEdge } from './support/edge.ts';

const TEASER = 'mf-gifts/teaser';
const EXAMPLES = { [TEASER]: [{ says: 'shows a heading', properties: {}, callbacks: [], steps: [{ see: 'heading' }] }] };
const OWNER = { remote: 'mf-gifts', widgets: { [TEASER]: '1.0.0' }, examples: EXAMPLES } as const;
const REQUIRES = { runtime: '1.0.0', guests: '1.0.0', widgets: '1.2.0' };
const CONSUMER = { remote: 'mf-quiz', uses: { [TEASER]: '1.0.0' }, requires: REQUIRES } as const;

const bootIn = (html: string) => Boot.parse(JSON.parse(html.match(/id="boot">(.*?)<\/script>/s)?.[1] ?? ''));

describe('the manifest of a guest with a widget', () => {
  const published = async (build: Parameters<typeof aRemoteBuild>[0]) => {
    const { artifacts } = await openDelivery();
    return publish(artifacts, await aRemoteBuild(build));
  };

  it('is published if the widget has the name of the guest', async () => {
    expect(delivered(await published(OWNER))).toMatchObject({ remote: 'mf-gifts', changed: true });
  });

  it.each([
    ['the name of a widget of the site', { recent: '1.0.0' }],
    ['the name of another guest', { 'mf-quiz/teaser': '1.0.0' }],
    ['the name of a remote of the site', { 'mf-chat/teaser': '1.0.0' }],
    ['the name of its page', { 'mf-gifts/page': '1.0.0' }],
    ['more than one word', { 'mf-gifts/teaser/small': '1.0.0' }],
  ])('is refused if the widget has %s', async (_what, widgets) => {
    const refusal = refusalOf(await published({ ...OWNER, widgets }));
    expect([refusal.rule, refusal.found]).toEqual(['manifest_invalid', expect.stringContaining('"widgets" names')]);
  });

  it('is refused if it exposes no such widget, and without an example by which it is mounted', async () => {
    expect(refusalOf(await published({ ...OWNER, manifest: { exposes: { './page': [] } } })).found).toContain('"exposes"');
    expect(refusalOf(await published({ ...OWNER, examples: {} })).found).toContain(`"examples" has none of ${TEASER}`);
  });

  it.each(['mf-wishes/list', 'recent', 'constructor'])(
    'is refused with an example of %s, which it neither shows nor offers',
    async (widget) => {
      const examples = { ...EXAMPLES, [widget]: EXAMPLES[TEASER] };
      const refusal = refusalOf(await published({ ...OWNER, examples }));
      expect([refusal.rule, refusal.found]).toEqual([
        'manifest_invalid',
        expect.stringContaining(`"examples" has ${widget}, which "uses" does not name`),
      ]);
      expect(refusalOf(await published({ remote: 'mf-chat', examples: { [widget]: EXAMPLES[TEASER] } })).found).toContain('"examples"');
      delivered(await published({ ...CONSUMER, examples: EXAMPLES }));
    },
  );

  it('is refused if it has more examples than can be played in the time of a check, or longer ones', async () => {
    const [example] = EXAMPLES[TEASER];
    const many = { [TEASER]: Array.from({ length: 21 }, () => example) };
    const long = { [TEASER]: [{ ...example, steps: Array.from({ length: 31 }, () => ({ see: 'heading' })) }] };
    const wordy = { [TEASER]: [{ ...example, properties: { text: 'a'.repeat(201) } }] };
    expect(refusalOf(await published({ ...OWNER, examples: many })).found).toContain('21 examples of widgets, more than 20');
    expect(refusalOf(await published({ ...OWNER, examples: long })).found).toContain('31 steps, more than 30');
    expect(refusalOf(await published({ ...OWNER, examples: wordy })).found).toContain('a text of 201 characters, more than 200');
    expect(delivered(await published({ ...OWNER, examples: { [TEASER]: many[TEASER].slice(1) } }))).toMatchObject({ changed: true });
  });

  it('is refused if it shows widgets of guests on a shell that cannot, or one of its own', async () => {
    const older = { ...REQUIRES, widgets: '1.1.0' };
    expect(refusalOf(await published({ ...CONSUMER, requires: older })).found).toContain('"widgets": "1.2.0"');
    expect(refusalOf(await published({ ...OWNER, uses: { [TEASER]: '1.0.0' }, requires: REQUIRES })).found).toContain('are its own');
  });
});

describe('a widget of a guest', () => {
  it('holds a version back that removes it or changes its major, with the name of who shows it', async () => {
    const delivery = await openDelivery();
    await publishBuild(delivery, OWNER);
    await publishBuild(delivery, CONSUMER);
    await publishBuild(delivery, { remote: 'mf-gifts', version: '1.1.0' });
    await publishBuild(delivery, { ...OWNER, version: '2.0.0', widgets: { [TEASER]: '2.0.0' } });
    for (const name of ['mf-gifts', 'mf-quiz'] as const) delivered(await activate(delivery, name, '1.0.0'));
    expect(refusalOf(await activate(delivery, 'mf-gifts', '1.1.0'))).toMatchObject({
      rule: 'widget_missing',
      found: 'mf-quiz@1.0.0 shows the widget mf-gifts/teaser 1.0.0',
      expected: 'mf-gifts@1.1.0 offers no mf-gifts/teaser',
    });
    expect(refusalOf(await activate(delivery, 'mf-gifts', '2.0.0')).rule).toBe('widget_mismatch');
    const candidate = delivered(await candidateOf(delivery, 'mf-gifts', '1.1.0'));
    const objections = objectionsTo(candidate, await liveSet(delivery, await delivery.registry.read()));
    expect(objections).toMatchObject([{ rule: 'widget_missing', by: 'mf-quiz' }]);
  });

  it('goes live before or after the guest that shows it, and in the version that it needs', async () => {
    const delivery = await openDelivery();
    await publishBuild(delivery, OWNER);
    await publishBuild(delivery, CONSUMER);
    await publishBuild(delivery, { ...CONSUMER, version: '1.1.0', uses: { [TEASER]: '1.1.0' } });
    delivered(await activate(delivery, 'mf-quiz', '1.0.0'));
    delivered(await activate(delivery, 'mf-gifts', '1.0.0'));
    expect(refusalOf(await activate(delivery, 'mf-quiz', '1.1.0')).rule).toBe('widget_mismatch');
  });

  it('is shown by no part of the site', async () => {
    const delivery = await openDelivery();
    await publishBuild(delivery, { remote: 'mf-members', uses: CONSUMER.uses });
    await publishShellBuild(delivery, { version: '1.1.0', uses: CONSUMER.uses });
    expect(refusalOf(await activate(delivery, 'mf-members', '1.0.0')).rule).toBe('widget_missing');
    expect(refusalOf(await activate(delivery, 'shell', '1.1.0')).rule).toBe('widget_missing');
  });
});

describe('what a guest relies on and never had', () => {
  const WITHOUT = { remote: 'mf-gifts' } as const;

  it('keeps the owner of the widget neither from going live nor from a canary or another version', async () => {
    const delivery = await openDelivery();
    await publishBuild(delivery, { ...CONSUMER, uses: { [TEASER]: '9.0.0' } });
    await publishBuild(delivery, { ...CONSUMER, remote: 'mf-shop', uses: { 'mf-gifts/never': '1.0.0' } });
    await publishBuild(delivery, OWNER);
    await publishBuild(delivery, { ...WITHOUT, version: '1.1.0' });
    for (const name of ['mf-quiz', 'mf-shop'] as const) delivered(await activate(delivery, name, '1.0.0'));
    const candidate = delivered(await candidateOf(delivery, 'mf-gifts', '1.0.0'));
    expect(objectionsTo(candidate, await liveSet(delivery, await delivery.registry.read()))).toEqual([]);
    delivered(await activate(delivery, 'mf-gifts', '1.0.0'));
    delivered(await activate(delivery, 'mf-gifts', '1.1.0', 10));
    delivered(await activate(delivery, 'mf-gifts', '1.1.0'));
  });

  it('binds the owner from the version on that provides it, also if that is a canary', async () => {
    const delivery = await openDelivery();
    await publishBuild(delivery, CONSUMER);
    await publishBuild(delivery, WITHOUT);
    await publishBuild(delivery, { ...OWNER, version: '1.1.0' });
    await publishBuild(delivery, { ...WITHOUT, version: '1.2.0' });
    for (const name of ['mf-quiz', 'mf-gifts'] as const) delivered(await activate(delivery, name, '1.0.0'));
    delivered(await activate(delivery, 'mf-gifts', '1.1.0', 10));
    expect(refusalOf(await activate(delivery, 'mf-gifts', '1.2.0')).rule).toBe('widget_missing');
  });

  it('keeps that guest from nothing that shows the same, and from what needs more', async () => {
    const delivery = await openDelivery();
    await publishBuild(delivery, CONSUMER);
    await publishBuild(delivery, { ...CONSUMER, version: '1.1.0' });
    await publishBuild(delivery, { ...CONSUMER, version: '1.2.0', uses: { [TEASER]: '1.1.0' } });
    await publishBuild(delivery, { ...CONSUMER, remote: 'mf-shop' });
    await publishBuild(delivery, WITHOUT);
    for (const name of ['mf-quiz', 'mf-gifts'] as const) delivered(await activate(delivery, name, '1.0.0'));
    const { generation } = await delivery.registry.read();
    await publishBuild(delivery, { ...OWNER, version: '1.1.0' });
    delivered(await activate(delivery, 'mf-gifts', '1.1.0', 10));
    delivered(await activate(delivery, 'mf-quiz', '1.1.0'));
    expect(refusalOf(await activate(delivery, 'mf-quiz', '1.2.0')).all?.map(({ rule }) => rule)).toEqual([
      'widget_missing',
      'widget_mismatch',
    ]);
    expect(refusalOf(await activate(delivery, 'mf-shop', '1.0.0')).rule).toBe('widget_missing');
    delivered(await rollbackTo(delivery, generation));
    expect((await delivery.registry.read()).remotes['mf-quiz']?.active.version).toBe('1.0.0');
  });

  it('keeps no guest from being retired', async () => {
    const delivery = await openDelivery();
    await publishBuild(delivery, { ...CONSUMER, uses: { [TEASER]: '9.0.0' } });
    await publishBuild(delivery, OWNER);
    for (const name of ['mf-quiz', 'mf-gifts'] as const) delivered(await activate(delivery, name, '1.0.0'));
    expect(delivered(await retire(delivery, 'mf-gifts')).changed).toBe(true);
    delivered(await activate(delivery, 'mf-gifts', '1.0.0'));
  });
});

describe('the page of a guest that shows widgets of others', () => {
  let edge: TestEdge;
  const versionsAt = async (url: string, as: Record<string, string> = {}) => {
    const { payload } = await edge.app.inject({ url, headers: as });
    const { snapshot } = bootIn(payload);
    return Object.fromEntries(
      ['mf-gifts', 'mf-quiz', 'mf-shop'].map((name) => [name, snapshot.remotes[name as 'mf-gifts']?.map(({ version }) => version)]),
    );
  };
  beforeAll(async () => {
    edge = await openEdge();
    const { delivery } = edge;
    await publishBuild(delivery, OWNER);
    await publishBuild(delivery, { ...OWNER, version: '1.1.0' });
    await publishBuild(delivery, {
      ...OWNER,
      remote: 'mf-shop',
      guest: { access: 'member' },
      widgets: { 'mf-shop/cart': '1.0.0' },
      examples: { 'mf-shop/cart': EXAMPLES[TEASER] },
      uses: { [TEASER]: '1.0.0' },
      requires: REQUIRES,
    });
    await publishBuild(delivery, { ...CONSUMER, uses: { 'mf-shop/cart': '1.0.0' } });
    for (const version of ['1.0.0', '1.1.0']) delivered(await activate(delivery, 'mf-gifts', version));
    for (const name of ['mf-shop', 'mf-quiz'] as const) delivered(await activate(delivery, name, '1.0.0'));
  });
  afterAll(() => edge.app.close());

  it('gets their versions, and those of the widgets in them; no other page does', async () => {
    expect(await versionsAt('/more/quiz', MEMBER)).toEqual({ 'mf-gifts': ['1.1.0', '1.0.0'], 'mf-quiz': ['1.0.0'], 'mf-shop': ['1.0.0'] });
    expect(await versionsAt('/more/gifts', MEMBER)).toEqual({ 'mf-gifts': ['1.1.0', '1.0.0'], 'mf-quiz': undefined, 'mf-shop': undefined });
    expect(await versionsAt('/members', MEMBER)).toEqual({ 'mf-gifts': undefined, 'mf-quiz': undefined, 'mf-shop': undefined });
  });

  it('gets none of a guest for members if a visitor opens it', async () => {
    expect(await versionsAt('/more/quiz')).toEqual({ 'mf-gifts': undefined, 'mf-quiz': ['1.0.0'], 'mf-shop': undefined });
  });

  it('gets none of a guest that was retired, whose page is like an unknown address', async () => {
    const { delivery } = edge;
    expect(refusalOf(await retire(delivery, 'mf-shop')).rule).toBe('retire_refused');
    await publishBuild(delivery, { remote: 'mf-quiz', version: '1.1.0' });
    delivered(await activate(delivery, 'mf-quiz', '1.1.0'));
    delivered(await retire(delivery, 'mf-shop'));
    expect(await versionsAt('/more/quiz', MEMBER)).toEqual({ 'mf-gifts': undefined, 'mf-quiz': ['1.1.0', '1.0.0'], 'mf-shop': undefined });
    expect((await edge.app.inject({ url: '/more/shop', headers: MEMBER })).statusCode).toBe(404);
  });
});

it('the version of a guest that a developer tries gets the versions of the widgets that it shows', async () => {
  const { app, delivery } = await openEdge({ boot: { user: aUser({ roles: ['developer'] }) } });
  await publishBuild(delivery, OWNER);
  await publishBuild(delivery, { remote: 'mf-quiz' });
  await publishBuild(delivery, { ...CONSUMER, version: '1.1.0' });
  for (const name of ['mf-gifts', 'mf-quiz'] as const) delivered(await activate(delivery, name, '1.0.0'));
  const giftsWith = async (overrides: string) => {
    const { payload } = await app.inject({ url: '/more/quiz', headers: { cookie: `overrides=${encodeURIComponent(overrides)}` } });
    return bootIn(payload).snapshot.remotes['mf-gifts']?.map(({ version }) => version);
  };
  expect(await giftsWith('')).toBeUndefined();
  expect(await giftsWith('remote=mf-quiz@1.1.0')).toEqual(['1.0.0']);
  await app.close();
});
