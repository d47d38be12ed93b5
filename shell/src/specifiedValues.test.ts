import { expect, it } from '@jest/globals';
import { LOADING_BAR_DURATION, LOADING_BAR_THROTTLE } from './chrome/LoadingBar.tsx';
import { CHUNK_RELOAD_GAP } from './loading/chunkReload.ts';

it.each([
  ['CO-36', 'throttle of the loading bar', LOADING_BAR_THROTTLE, 200],
  ['CO-37', 'duration of the loading bar', LOADING_BAR_DURATION, 5_000],
  ['CO-38', 'gap between two reloads for a chunk', CHUNK_RELOAD_GAP, 60_000],
])('%s keeps the %s', (_row, _name, value, expected) => {
  expect(value).toBe(expected);
});
