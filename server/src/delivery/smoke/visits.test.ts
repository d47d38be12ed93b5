import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import type { Limits } from './limits.ts';
import type { Stop } from './stops.ts';
import { type Mounting, type Size, visitIn, visitInBoth } from './visits.ts';

const never = new Promise<never>(() => undefined);
/** A page that never has a moment for anything else than its script. */
const BLOCKING = 'blocks';

/** Pages in a browser of the test, each with the window size of its context. */
function aMounting(...lanes: readonly string[]): Mounting {
  const contextOf = (size: string) =>
    ({
      newPage: async () => ({ size, evaluate: () => never, close: async () => undefined }),
      close: async () => undefined,
    }) as unknown as BrowserContext;
  const opened = lanes.map((lane) => {
    const [size = ''] = lane.split(' ');
    return [lane, Promise.resolve({ visitor: contextOf(size), member: contextOf(size) })] as const;
  });
  // A context that is set aside is replaced by one like it.
  const browser = { newContext: async () => Object.assign(contextOf('desktop'), { addInitScript: async () => undefined }) };
  return {
    browser,
    site: { origin: 'http://site.example' },
    world: { member: {} },
    contexts: new Map(opened),
    untouched: new Map(),
  } as unknown as Mounting;
}

const aStop = (name: string, visit: (page: Page, limit: number) => Promise<null>): Stop => ({
  version: 'mf-chat@1.1.0',
  kind: 'page',
  name,
  address: '/',
  access: 'visitor',
  remote: null,
  visit,
});
const sizeOf = (page: Page) => Reflect.get(page, 'size') as Size;
const LIMITS: Limits = { shown: 100, each: 100, all: 10_000 };

it('a lane that has too little time for a page leaves it to the other lane, which has it', async () => {
  const stops = ['a', 'b', 'c', 'd'].map((name) =>
    aStop(name, async (page) => {
      await setTimeout(sizeOf(page) === 'phone' ? 20 : 60);
      return null;
    }),
  );
  const lanes = {
    phone: { size: 'phone', limits: { ...LIMITS, all: 120 }, leave: null },
    desktop: { size: 'desktop', limits: LIMITS, leave: null },
  } as const;
  const visited = await visitInBoth(stops, aMounting('phone first', 'desktop first', 'desktop second'), lanes);
  const onDesktop = visited.filter(({ size }) => size === 'desktop');
  expect(onDesktop.map(({ stop, trouble }) => [stop.name, trouble])).toEqual(['a', 'b', 'c', 'd'].map((name) => [name, null]));
});

describe('a page that blocks the browser', () => {
  const visitAll = async (isLive: boolean) => {
    const stops = [aStop('a', async () => null), aStop(BLOCKING, () => never), aStop('b', async () => null)];
    const lane = { size: 'desktop', limits: { ...LIMITS, each: 50 }, leave: null, isLive } as const;
    return (await visitIn(stops, aMounting('desktop first'), lane)).map(({ stop, trouble }) => [stop.name, trouble?.rule ?? null]);
  };
  const UNTIL_THEN = [
    ['a', null],
    [BLOCKING, 'blocks_browser'],
  ];

  it('ends the check of its version, which is refused', async () => {
    expect(await visitAll(false)).toEqual(UNTIL_THEN);
  });

  it('keeps nothing else from being looked at if it is of a live version', async () => {
    expect(await visitAll(true)).toEqual([...UNTIL_THEN, ['b', null]]);
  });
});
