import { postBrowserError } from '@amarena/shared/contracts/platform/browserErrors';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { noteFailure, watchErrors, watched } from './tellError.ts';

const thrown = (message: string): TypeError =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at https://amarena.example/sw.js:1:2048` });

const sent = jest.fn<typeof fetch>();
const bodies = () => sent.mock.calls.map(([, init]) => postBrowserError.body.parse(JSON.parse(String(init?.body))));

beforeEach(() => {
  sent.mockReset().mockResolvedValue({ ok: true } as Response);
  Object.defineProperty(globalThis, 'fetch', { value: sent, configurable: true });
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('reports what a task of the worker throws, without its message, and throws it on', async () => {
  const cause = thrown('No page for giulia@example.test');
  const task = watched(async (_given: string) => {
    throw cause;
  });
  await expect(task('page')).rejects.toBe(cause);
  expect(sent.mock.calls[0]?.[0]).toBe(postBrowserError.path);
  expect(bodies()).toEqual([
    {
      kind: 'worker',
      name: 'TypeError',
      reason: null,
      remote: 'shell',
      version: null,
      frames: [{ part: 'shell', version: null, file: 'sw.js', line: 1, column: 2048 }],
      route: null,
      generation: null,
    },
  ]);
});

it('reports what nothing catches, and why something that a page can do without failed', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  watchErrors();
  globalThis.dispatchEvent(new ErrorEvent('error', { error: thrown('one') }));
  globalThis.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: thrown('two') }));
  noteFailure('A page could not be kept')(thrown('three'));
  expect(bodies()).toHaveLength(3);
});

it('does not report that there is no network', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  noteFailure('A page could not be kept')(thrown('Failed to fetch'));
  expect(sent).not.toHaveBeenCalled();
});
