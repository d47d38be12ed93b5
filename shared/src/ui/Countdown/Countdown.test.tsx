import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { learnServerTime } from '../../contracts/platform/serverTime.ts';
import { Countdown, timeLeft } from './index.ts';

const NOW = Date.parse('2026-11-21T10:00:00.000Z');
const words = (left: { hours: number; minutes: number; seconds: number }) =>
  `${left.hours} ore, ${left.minutes} minuti, ${left.seconds} secondi`;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('Countdown', () => {
  it('TBN-06 reads hours:minutes:seconds with two digits each', () => {
    render(<Countdown until={NOW + 3_661_000} label={words} />);
    expect(screen.getByRole('timer')).toHaveTextContent('01:01:01');
  });

  it('goes down every second, and its words only with the minutes', () => {
    render(<Countdown until="2026-11-21T11:01:02.000Z" label={words} />);
    act(() => jest.advanceTimersByTime(1_000));
    const timer = screen.getByRole('timer');
    expect(timer).toHaveTextContent('01:01:01');
    expect(timer).toHaveAccessibleName('1 ore, 1 minuti, 0 secondi');
    act(() => jest.advanceTimersByTime(1_000));
    expect(timer).toHaveTextContent('01:01:00');
    expect(timer).toHaveAccessibleName('1 ore, 1 minuti, 0 secondi');
  });

  it('ends once, at zero, and stays there', () => {
    const ended = jest.fn();
    render(<Countdown until={NOW + 2_000} label={words} onEnd={ended} />);
    act(() => jest.advanceTimersByTime(1_999));
    expect(ended).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(60_000));
    expect(ended).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('timer')).toHaveTextContent('00:00:00');
  });

  it('TBN-06 keeps hours:minutes:seconds where it is large, with the words for everybody', () => {
    render(<Countdown until={NOW + 3_661_000} label={words} large />);
    expect(screen.getByRole('timer')).toHaveTextContent('01:01:01');
    expect(screen.getByText('1 ore, 1 minuti, 0 secondi')).toBeVisible();
  });

  it('follows the clock of the server where that of the device is two days behind', () => {
    const device = NOW - 2 * 86_400_000;
    jest.setSystemTime(device);
    learnServerTime(new Date(NOW).toUTCString(), { sent: device, received: device });
    render(<Countdown until={NOW + 3_661_000} label={words} />);
    expect(screen.getByRole('timer')).toHaveTextContent('01:01:01');
    learnServerTime(new Date(device).toUTCString(), { sent: device, received: device });
  });
});

it('never counts below zero', () => {
  expect(timeLeft(NOW - 5_000, NOW)).toEqual({ hours: 0, minutes: 0, seconds: 0 });
});
