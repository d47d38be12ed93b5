import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

export interface FakeClock {
  /** Advances the time by some milliseconds and runs everything that becomes due, promises included. */
  pass(milliseconds: number): Promise<void>;
  /** Milliseconds since 1970, as the code under test reads them. */
  now(): number;
  /** Restores the real time; call it in `afterEach`. */
  restore(): void;
}

/** Stops the time at `start`; it then moves only with `pass`. */
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
