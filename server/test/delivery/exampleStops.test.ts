import { LANGUAGE_PARAMETER } from '@amarena/shared/contracts/platform/languages';
import type { Manifest } from '@amarena/shared/federation/manifest';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { type LiveSet, liveSet } from '../../src/delivery/liveSet.ts';
import { exampleStopsOf, notProvided } from '../../src/delivery/smoke/exampleStops.ts';
import { VERSION, WITHOUT } from '../../src/edge/overrideWishes.ts';
import { delivered, openDelivery, publishBuild, publishShellBuild } from './support/delivery.ts';

const ID = '0196f0e0-0000-7000-8000-000000000001';
const WORLD = { member: { cookies: [], origins: [] }, neighbour: ID, conversation: ID, payment: ID };
const UNREADABLE = 'of what it relies on';

let live: LiveSet;
beforeAll(async () => {
  const delivery = await openDelivery();
  await publishShellBuild(delivery, { version: '1.1.0' });
  delivered(await activate(delivery, 'shell', '1.1.0'));
  for (const remote of ['mf-signup', 'mf-chat'] as const) {
    await publishBuild(delivery, { remote, version: '1.0.0' });
    delivered(await activate(delivery, remote, '1.0.0'));
  }
  live = await liveSet(delivery, await delivery.registry.read());
});

/** A version of a part, beside what is live, if mf-chat has these examples: `publish` of this release would refuse some of them. */
function beside(candidate: 'mf-chat' | 'mf-signup', examples: Partial<Manifest>) {
  const [chat] = live.remotes['mf-chat'] ?? [];
  const [signup] = live.remotes['mf-signup'] ?? [];
  if (chat === undefined || signup === undefined) throw new Error('Nothing is live.');
  const shipping = { ...chat, ...examples };
  const set = { ...live, remotes: { ...live.remotes, 'mf-chat': [shipping] } };
  return { candidates: [{ part: 'remote' as const, manifest: candidate === 'mf-chat' ? shipping : signup }], set };
}

/** The names of what a browser would play for it. */
function playedFor(candidate: 'mf-chat' | 'mf-signup', examples: Partial<Manifest>): string[] {
  const { candidates, set } = beside(candidate, examples);
  return exampleStopsOf(candidates, set, WORLD).map(({ name }) => name);
}

const LINK = { says: 'leads to sign-up', route: 'signup', as: 'visitor', steps: [] };
const CAUSE = { route: 'signup', as: 'visitor', steps: [] };
const ASK = { says: 'is asked for sign-up', when: CAUSE, asks: { type: 'signup' }, shows: [] };

describe('an example that this release cannot play', () => {
  it.each([
    [
      'a widget that does not exist causes an event',
      { event_examples: [{ ...ASK, when: { widget: 'nothing', properties: {}, steps: [] } }] },
    ],
    [
      'a word of the language causes an event',
      { event_examples: [{ ...ASK, when: { widget: 'constructor', properties: {}, steps: [] } }] },
    ],
    ['it is about a widget that no part can have', { examples: { 'no such': [{ says: 'is', properties: {}, callbacks: [], steps: [] }] } }],
    ['it is about the page of a guest', { route_examples: [{ ...LINK, route: 'guest', params: { guest: 'gifts' } }] }],
  ])('refuses the version that ships it, if %s', (_what, manifest) => {
    expect(playedFor('mf-chat', manifest)).toEqual([UNREADABLE]);
  });

  it.each([
    ['the version of a part', VERSION, 'mf-signup@1.0.0'],
    ['a page without a part', WITHOUT, 'mf-signup'],
    ['another language', LANGUAGE_PARAMETER, 'de'],
  ])('refuses the version that ships it, if its address asks for %s, which the browser would keep', (_what, parameter, value) => {
    expect(playedFor('mf-chat', { route_examples: [{ ...LINK, query: { [parameter]: value } }] })).toEqual([UNREADABLE]);
    expect(playedFor('mf-chat', { event_examples: [{ ...ASK, when: { ...CAUSE, query: { [parameter]: value } } }] })).toEqual([UNREADABLE]);
    expect(playedFor('mf-signup', { route_examples: [{ ...LINK, query: { [parameter]: value } }] })).toEqual([]);
  });

  it.each([
    ['there are more than twenty', { route_examples: Array.from({ length: 21 }, () => LINK) }],
    ['one has more than thirty steps', { route_examples: [{ ...LINK, steps: Array.from({ length: 31 }, () => ({ see: 'link' })) }] }],
    ['a text has more than 200 characters', { route_examples: [{ ...LINK, says: 'a'.repeat(201) }] }],
  ])('refuses the version that ships it, if %s, and nobody else', (_what, manifest) => {
    expect(playedFor('mf-chat', manifest)).toEqual([UNREADABLE]);
    expect(playedFor('mf-signup', manifest)).toEqual([]);
  });

  it('refuses nobody else', () => {
    const widget = { ...ASK, when: { widget: 'constructor', properties: {}, steps: [] } };
    expect(playedFor('mf-signup', { event_examples: [widget], route_examples: [LINK] })).toEqual(['of /signup, from mf-chat@1.0.0']);
  });
});

describe('an example of what no live part provides', () => {
  const EXAMPLES = {
    examples: { recent: [{ says: 'shows members', properties: {}, callbacks: [], steps: [] }] },
    route_examples: [LINK, { ...LINK, route: 'members' }],
    event_examples: [ASK, { ...ASK, when: { ...CAUSE, route: 'members' }, asks: { type: 'credits' } }],
  };

  const notProvidedFor = (...given: Parameters<typeof beside>) => {
    const { candidates, set } = beside(...given);
    return notProvided(candidates, { live: set, stops: exampleStopsOf(candidates, set, WORLD) }, WORLD);
  };

  it('is named, if the version itself ships it', () => {
    expect(notProvidedFor('mf-chat', EXAMPLES)).toEqual(['the widget recent', 'the page members', 'the event credits']);
  });

  it('is not named for other versions, and everything that is live is not', () => {
    expect(notProvidedFor('mf-signup', EXAMPLES)).toEqual([]);
    expect(notProvidedFor('mf-chat', { route_examples: [LINK], event_examples: [ASK] })).toEqual([]);
  });
});
