import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

export interface FakeClock {
  /** Lets milliseconds pass, with everything they set off, promises among it. */
  pass(milliseconds: number): Promise<void>;
  /** Milliseconds since 1970, as the code under test reads them. */
  now(): number;
  /** Gives the real time back; call it in `afterEach`. */
  restore(): void;
}

/** Stops the time at `start`; from then on it moves only by `pass`. */
export function fakeClock(start = '2026-11-20T10:00:00.000Z'): FakeClock {
  jest.useFakeTimers({ now: new Date(start) });
  return {
    pass: async (milliseconds) => {
      await act(async () => {
        await jest.advanceTimersByTimeAsync(milliseconds);
      });
    },
    now: () => Date.now(),
    restore: () => {
      jest.useRealTimers();
    },
  };
}
