import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { LiveEvent } from '../contracts/chat/live.ts';
import { type LiveConnection, openLiveStream, pauseBefore } from './liveStream.ts';

/** The browser's stream, controlled by the test. */
class FakeSource {
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((message: { data: string; lastEventId: string }) => void) | null = null;
  readyState = 0;
  readonly address: string;

  readonly #named = new Map<string, (message: { data: string }) => void>();

  constructor(address: string) {
    this.address = address;
  }

  close() {
    this.readyState = 2;
  }

  addEventListener(name: string, listener: (message: { data: string }) => void) {
    this.#named.set(name, listener);
  }

  beat() {
    this.#named.get('beat')?.({ data: '-' });
  }

  leave(milliseconds: string) {
    this.#named.get('leave')?.({ data: milliseconds });
  }

  push(data: unknown, lastEventId: string) {
    this.onmessage?.({ data: typeof data === 'string' ? data : JSON.stringify(data), lastEventId });
  }
}

let sources: FakeSource[];
let events: LiveEvent[];
let states: LiveConnection[];
let unknown: string[];

const newest = () => sources.at(-1) as FakeSource;
const opened = (after: string | null = null) =>
  openLiveStream({
    member: 'someone',
    after,
    onEvent: (event) => events.push(event),
    onConnection: (state) => states.push(state),
    onUnknown: (path) => unknown.push(path),
    open: (address) => {
      const source = new FakeSource(address);
      sources.push(source);
      return source as unknown as EventSource;
    },
  });

beforeEach(() => {
  [sources, events, states, unknown] = [[], [], [], []];
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('starts after the event that the page already knows', () => {
  opened('41').close();
  opened(null).close();
  expect(sources.map((source) => source.address)).toEqual(['/api/events.php?member=someone&after=41', '/api/events.php?member=someone']);
});

it('passes events on and reports the connection', () => {
  const stream = opened();
  newest().onopen?.();
  newest().push({ type: 'likes_changed', new_likes: 2 }, '1');
  stream.close();
  expect(events).toEqual([{ type: 'likes_changed', new_likes: 2 }]);
  expect(states).toEqual(['connecting', 'open', 'open', 'closed']);
});

it('comes back after the last event heard, with growing pauses', async () => {
  const stream = opened();
  newest().push({ type: 'resync' }, '7');
  newest().onerror?.();
  await jest.advanceTimersByTimeAsync(999);
  expect(sources).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(newest().address).toBe('/api/events.php?member=someone&after=7');
  newest().onerror?.();
  await jest.advanceTimersByTimeAsync(1_999);
  expect(sources).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(sources).toHaveLength(3);
  stream.close();
});

it('never waits longer than half a minute, nor the same time in every page', () => {
  expect(pauseBefore(20)).toBe(30_000);
  jest.spyOn(Math, 'random').mockReturnValue(0);
  expect(pauseBefore(20)).toBe(15_000);
});

it('does not wait once the browser is online again', async () => {
  const stream = opened();
  newest().onerror?.();
  window.dispatchEvent(new Event('online'));
  expect(sources).toHaveLength(2);
  newest().onopen?.();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sources).toHaveLength(2);
  stream.close();
});

it('comes back by itself after the last event where the stream falls silent without being closed', async () => {
  const stream = opened();
  newest().onopen?.();
  newest().beat();
  newest().push({ type: 'resync' }, '7');
  await jest.advanceTimersByTimeAsync(44_000);
  expect(sources).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect([states.at(-1), sources.length, newest().address]).toEqual(['waiting', 2, '/api/events.php?member=someone&after=7']);
  // No response: the attempt is aborted, and the pauses grow.
  await jest.advanceTimersByTimeAsync(15_000 + 1_999);
  expect(sources).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(sources).toHaveLength(3);
  newest().onopen?.();
  expect(states.at(-1)).toBe('open');
  stream.close();
});

it('stays where beats come, and where a server sends none that it hears', async () => {
  const stream = opened();
  newest().onopen?.();
  await jest.advanceTimersByTimeAsync(120_000);
  for (let beat = 0; beat < 6; beat++) {
    newest().beat();
    await jest.advanceTimersByTimeAsync(20_000);
  }
  expect(sources).toHaveLength(1);
  stream.close();
});

it('says with every sign of life that the connection is there', () => {
  const stream = opened();
  newest().onopen?.();
  newest().beat();
  newest().push({ type: 'likes_changed', new_likes: 2 }, '1');
  expect(states).toEqual(['connecting', 'open', 'open', 'open']);
  stream.close();
});

it('drops a push that it does not understand, and says so', () => {
  const stream = opened();
  newest().push({ type: 'likes_changed', new_likes: 'many' }, '1');
  newest().push('{', '2');
  stream.close();
  expect(events).toEqual([]);
  expect(unknown).toEqual(['new_likes', 'not JSON']);
});

it('ends when the page is left, and goes on after the last event if the browser shows the page again', async () => {
  const stream = opened('41');
  newest().onopen?.();
  newest().push({ type: 'resync' }, '42');
  window.dispatchEvent(new Event('pagehide'));
  expect(newest().readyState).toBe(2);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sources).toHaveLength(1);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(sources.map(({ address }) => address)).toEqual([
    '/api/events.php?member=someone&after=41',
    '/api/events.php?member=someone&after=42',
  ]);
  stream.close();
});

it('comes back within the time that a stopping server says, after the last event, and calls that no break', async () => {
  const stream = opened();
  newest().onopen?.();
  newest().push({ type: 'resync' }, '7');
  newest().leave('4000');
  expect(newest().readyState).toBe(2);
  await jest.advanceTimersByTimeAsync(3_999);
  expect(sources).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(sources.map(({ address }) => address)).toEqual(['/api/events.php?member=someone', '/api/events.php?member=someone&after=7']);
  jest.spyOn(Math, 'random').mockReturnValue(0.25);
  newest().leave('4000');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sources).toHaveLength(3);
  expect(states).not.toContain('waiting');
  stream.close();
});

it('never stays away for long, whatever the server says', async () => {
  const stream = opened();
  newest().leave('99999999');
  await jest.advanceTimersByTimeAsync(30_000);
  newest().leave('soon');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sources).toHaveLength(3);
  stream.close();
});

it('stays closed', async () => {
  const stream = opened();
  newest().onerror?.();
  stream.close();
  await jest.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('online'));
  expect(sources).toHaveLength(1);
});
