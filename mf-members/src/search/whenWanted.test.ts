import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadPatiently, whenWanted } from './whenWanted.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

/** Whether it has resolved by now. */
async function isWanted(wanted: Promise<void>): Promise<boolean> {
  let yes = false;
  void wanted.then(() => {
    yes = true;
  });
  await jest.advanceTimersByTimeAsync(0);
  return yes;
}

describe('code that a page from the server can wait for', () => {
  it('is wanted when the browser is idle', async () => {
    const idle: (() => void)[] = [];
    Object.defineProperty(window, 'requestIdleCallback', { configurable: true, value: (run: () => void) => idle.push(run) });
    const wanted = whenWanted();
    expect(await isWanted(wanted)).toBe(false);
    idle[0]?.();
    expect(await isWanted(wanted)).toBe(true);
  });

  it.each(['pointerdown', 'keydown', 'focusin'])('is wanted at once on %s', async (touch) => {
    const wanted = whenWanted();
    expect(await isWanted(wanted)).toBe(false);
    document.body.dispatchEvent(new Event(touch, { bubbles: true }));
    expect(await isWanted(wanted)).toBe(true);
  });

  it('is wanted after a while in a browser that does not say when it is idle', async () => {
    const wanted = whenWanted();
    await jest.advanceTimersByTimeAsync(1_500);
    expect(await isWanted(wanted)).toBe(true);
  });
});

describe('loading it', () => {
  const lost = () => Promise.reject(Object.assign(new Error('lost'), { name: 'ChunkLoadError' }));

  it('goes on until it arrives', async () => {
    const load = jest
      .fn(async () => 'there')
      .mockImplementationOnce(lost)
      .mockImplementationOnce(lost);
    const loading = loadPatiently(load);
    await jest.advanceTimersByTimeAsync(60_000);
    await expect(loading).resolves.toBe('there');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('ends with the error of code that is broken', async () => {
    const broken = () => Promise.reject(new TypeError('broken'));
    await expect(loadPatiently(broken)).rejects.toThrow('broken');
  });
});
