import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { formatters, tellTimesBy, useFormat } from './index.ts';

const ABROAD = 'Pacific/Auckland';
const NOON = Date.UTC(2026, 10, 20, 12);

function Times({ at }: { at: number }) {
  const format = useFormat();
  return `${format.time(at)} ${format.dayLabel(at)} ${format.relative(at)}`;
}

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  tellTimesBy(null);
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('the times of a rendered page', () => {
  it('are those of its member’s zone, whatever the server’s', () => {
    const format = formatters('it', 'IT', ABROAD);
    expect(format.time(NOON)).toBe('01:00');
    expect(format.dayLabel(NOON, NOON + 1_000)).toBe('Oggi');
    expect(format.dayLabel(Date.UTC(2026, 10, 20, 10), NOON)).toBe('Ieri');
    expect(format.date(Date.UTC(2025, 11, 31, 12), Date.UTC(2026, 0, 2))).toBe('1 gennaio');
  });

  it('greets by the hour of that zone', () => {
    jest.useFakeTimers({ now: NOON });
    expect(formatters('it', 'IT', ABROAD).hour()).toBe(1);
  });

  it('are taken over without a difference, and then shown in the zone of the device', async () => {
    jest.useFakeTimers({ now: NOON + 20_000 });
    const before = NOON - 3 * 60_000;
    tellTimesBy({ at: NOON, zone: ABROAD });
    const place = document.createElement('div');
    // As the server renders it in that zone.
    place.textContent = '00:57 Oggi 3 minuti fa';
    document.body.append(place);
    const failures: unknown[] = [];
    await act(async () => {
      root = hydrateRoot(place, <Times at={before} />, { onRecoverableError: (cause) => failures.push(cause) });
    });
    expect(failures).toEqual([]);
    expect(screen.getByText(new RegExp(`^${formatters('it').time(before)} `))).toBeInTheDocument();
  });

  it('never puts into the future what came after the rendering', () => {
    jest.useFakeTimers({ now: NOON + 30_000 });
    tellTimesBy({ at: NOON, zone: ABROAD });
    expect(formatters('it').relative(NOON + 20_000)).toBe('ora');
  });

  it('go on once the rendering is a minute old', () => {
    jest.useFakeTimers({ now: NOON + 61_000 });
    tellTimesBy({ at: NOON, zone: ABROAD });
    expect(formatters('it').relative(NOON)).toBe('1 minuto fa');
  });
});
