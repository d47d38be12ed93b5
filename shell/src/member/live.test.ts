import { createBus } from '@amarena/shared/bus';
import { aUser } from '@amarena/shared/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { followConnection } from './connection.ts';
import { createLive } from './live.ts';
import type * as code from './liveClient.ts';

type Code = typeof code;

const writer = createBus({ session: { status: 'member', user: aUser() } }).connect();
const deps = {
  writer,
  connection: followConnection(writer, () => true),
  refresh: () => undefined,
  resync: () => undefined,
  registryChanged: () => undefined,
};

/** What the code is asked to follow, with how often it was loaded. */
function followed() {
  const seen = { loads: 0, calls: [] as [member: boolean, after: string | null][], open: false };
  const arrived: Code = {
    createLiveClient: () => ({
      follow: (member, after = null) => void seen.calls.push([member, after]),
      isOpen: () => seen.open,
    }),
  };
  const load = jest.fn(async (): Promise<Code> => {
    seen.loads += 1;
    return arrived;
  });
  return { seen, load, live: createLive(deps, load) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the live stream of a page', () => {
  it('loads its code only when the first screen is there, and begins with what the page does not know', async () => {
    const { seen, live } = followed();
    live.follow(true, 'event-7');
    await jest.advanceTimersByTimeAsync(0);
    expect(seen.loads).toBe(0);
    live.begin();
    live.begin();
    await jest.advanceTimersByTimeAsync(0);
    expect(seen).toMatchObject({ loads: 1, calls: [[true, 'event-7']] });
  });

  it('has no code for a visitor, until they log in', async () => {
    const { seen, live } = followed();
    live.follow(false);
    live.begin();
    await jest.advanceTimersByTimeAsync(0);
    expect(seen.loads).toBe(0);
    live.follow(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(seen.calls).toEqual([[true, null]]);
  });

  it('opens for nobody who logged out while its code was loading', async () => {
    const { seen, live } = followed();
    live.follow(true, 'event-7');
    live.begin();
    live.follow(false);
    await jest.advanceTimersByTimeAsync(0);
    expect(seen.calls).toEqual([[false, null]]);
  });

  it('is not open before its code has arrived', async () => {
    const { seen, live } = followed();
    seen.open = true;
    live.follow(true);
    live.begin();
    expect(live.isOpen()).toBe(false);
    await jest.advanceTimersByTimeAsync(0);
    expect(live.isOpen()).toBe(true);
  });

  it('leaves nothing of a connection that is being restored to someone who logs out before its code has arrived', async () => {
    const { live } = followed();
    live.follow(true);
    writer.set('connection', 'reconnecting');
    live.follow(false);
    expect(writer.bus.connection$.value).toBe('online');
  });

  it('counts as a stream that connects by itself only once its code has arrived', async () => {
    const { live } = followed();
    live.follow(true);
    live.begin();
    expect(live.hasStream()).toBe(false);
    await jest.advanceTimersByTimeAsync(0);
    expect(live.hasStream()).toBe(true);
    live.follow(false);
    expect(live.hasStream()).toBe(false);
  });

  it('opens later if its code does not arrive at first', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
    const { seen, live, load } = followed();
    load.mockRejectedValueOnce(Object.assign(new Error('lost'), { name: 'ChunkLoadError' }));
    live.follow(true, 'event-7');
    live.begin();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(seen.calls).toEqual([[true, 'event-7']]);
    expect(warn).toHaveBeenCalled();
  });
});
