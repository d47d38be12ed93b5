import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pauseBeforeLook, whenBack } from './whenBack.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Something that is missing until `answers` says otherwise; each check takes the next value. */
function missing(answers: boolean[], times?: number) {
  const there = jest.fn(async () => answers.shift() ?? false);
  const back = jest.fn();
  const stop = whenBack({ there, back, ...(times === undefined ? {} : { times }) });
  return { there, back, stop };
}

describe('what is missing', () => {
  it('is looked for with growing pauses, and told of once when it is back', async () => {
    const { there, back } = missing([false, false, true]);
    await jest.advanceTimersByTimeAsync(4_999);
    expect(there).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(back).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(back).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(600_000);
    expect([there.mock.calls.length, back.mock.calls.length]).toEqual([3, 1]);
  });

  it('is looked for at once when the network returns', async () => {
    const { back } = missing([true]);
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('is not looked for any more once nobody waits', async () => {
    const { there, stop } = missing([true]);
    stop();
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(600_000);
    expect(there).not.toHaveBeenCalled();
  });

  it('is looked for once a minute at most often where it comes and goes', () => {
    expect([0, 1, 2, 3, 4, 50].map(pauseBeforeLook)).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  });
});
