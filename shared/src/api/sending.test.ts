import { afterEach, expect, it, jest } from '@jest/globals';
import { postLike } from '../contracts/people/likes.ts';
import { getSettings } from '../contracts/platform/settings.ts';
import { anId } from '../testing/builders.ts';

/** How often the browser tried to load the code that sends requests; it never arrives. */
let tries = 0;
jest.unstable_mockModule('./http.ts', () => {
  tries += 1;
  throw Object.assign(new Error('Loading chunk 1187 failed.'), { name: 'ChunkLoadError' });
});
const { call } = await import('./index.ts');

const asOffline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  tries = 0;
});

it('is a failure of the network if what sends requests does not arrive, after as many retries as a request has', async () => {
  jest.useFakeTimers();
  const result = call(postLike, { body: { profile: anId(1) } });
  await jest.runAllTimersAsync();
  expect(await result).toEqual({ ok: false, error: { code: 'network' } });
  expect(tries).toBe(6);
});

it('fails at once for a read without a network', async () => {
  asOffline();
  expect(await call(getSettings)).toEqual({ ok: false, error: { code: 'network' } });
  expect(tries).toBe(1);
});
