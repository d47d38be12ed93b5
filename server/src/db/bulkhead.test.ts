import { mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createBulkhead, Overloaded, onBehalfOf } from './bulkhead.ts';

let shed: number;
let bulkhead: ReturnType<typeof createBulkhead>;
beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  shed = 0;
  bulkhead = createBulkhead(10, {
    onShed: () => {
      shed += 1;
    },
  });
});
afterEach(() => mock.timers.reset());

type Entry = { state: 'waits' } | { state: 'has one'; leave: () => void } | { state: 'refused' };

/** Asks for a connection as a route. */
async function asks(route: string, delivers = false): Promise<{ now(): Entry['state']; leave(): void }> {
  const mine: { entry: Entry } = { entry: { state: 'waits' } };
  onBehalfOf({ route, delivers }, () => {
    bulkhead.enter().then(
      (leave) => {
        mine.entry = { state: 'has one', leave };
      },
      (error: unknown) => {
        if (!(error instanceof Overloaded)) throw error;
        mine.entry = { state: 'refused' };
      },
    );
  });
  await setImmediate();
  return {
    now: () => mine.entry.state,
    leave() {
      if (mine.entry.state === 'has one') mine.entry.leave();
    },
  };
}
const askTimes = async (times: number, route: string, delivers = false) => {
  const all: Awaited<ReturnType<typeof asks>>[] = [];
  for (let time = 0; time < times; time += 1) all.push(await asks(route, delivers));
  return all;
};
const states = (all: readonly { now(): Entry['state'] }[]) => all.map((one) => one.now());
const pass = async (milliseconds: number) => {
  mock.timers.tick(milliseconds);
  await setImmediate();
};

describe('connections among routes', () => {
  it('leave some for other routes, however much one asks for', async () => {
    const busy = await askTimes(9, '/busy');
    expect(states(busy)).toEqual([...Array(6).fill('has one'), ...Array(3).fill('waits')]);
    expect((await asks('/other')).now()).toBe('has one');
  });

  it('go to the one who waited longest as soon as one is free', async () => {
    const [first, ...others] = await askTimes(8, '/busy');
    first?.leave();
    await pass(0);
    expect(states(others)).toEqual([...Array(6).fill('has one'), 'waits']);
    expect(bulkhead.waiting()).toBe(1);
  });

  it('are refused after some seconds of waiting, and that is counted', async () => {
    const all = await askTimes(7, '/busy');
    await pass(3_000);
    expect([all.at(-1)?.now(), shed, bulkhead.waiting()]).toEqual(['refused', 1, 0]);
  });

  it('are refused at once to a route that holds its own for too long, and to no other', async () => {
    await askTimes(6, '/locked');
    await pass(3_001);
    expect((await asks('/locked')).now()).toBe('refused');
    expect(states(await askTimes(2, '/other'))).toEqual(['has one', 'has one']);
  });

  it('keep a free one for a route without any, though several are slow', async () => {
    for (const route of ['/one', '/two', '/three']) await askTimes(4, route);
    await pass(3_001);
    expect((await asks('/other')).now()).toBe('has one');
  });

  it('are given only by halves to routes that were slow until now', async () => {
    const [slow] = await askTimes(1, '/locked');
    await pass(3_001);
    slow?.leave();
    expect(states(await askTimes(6, '/locked'))).toEqual([...Array(5).fill('has one'), 'waits']);
    await pass(10_000);
    expect((await asks('/other')).now()).toBe('has one');
  });

  it('are not refused to others because many calls of one route wait', async () => {
    for (const [route, times] of [
      ['/other', 5],
      ['/busy', 3],
      ['/one', 1],
      ['/two', 1],
    ] as const)
      await askTimes(times, route);
    const busy = await askTimes(260, '/busy');
    const third = await asks('/third');
    expect([third.now(), states(busy).filter((state) => state === 'waits').length]).toEqual(['waits', 50]);
  });

  it('may be waited for by more calls of a route that delivers: its sender would only come again', async () => {
    await askTimes(10, '/busy');
    const notices = await askTimes(100, '/notices', true);
    expect(states(notices)).not.toContain('refused');
  });

  it('are not limited for work that is on behalf of no route', async () => {
    await askTimes(10, '/busy');
    expect(await bulkhead.enter()).toEqual(expect.any(Function));
  });
});
