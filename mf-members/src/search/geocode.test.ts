import type { call } from '@amarena/shared/api';
import { getGeocode } from '@amarena/shared/contracts/people/geocode';
import { type AppError, failure, success } from '@amarena/shared/errors';
import { describe, expect, it } from '@jest/globals';
import { createGeocodes } from './geocode.ts';

const MINUTE = 60_000;
const BOLOGNA = { country: 'IT', region: 'emilia-romagna', city: 'Bologna' } as const;

/** A tab with a server that answers as given, and the requests that it got. */
function aTab(error: AppError | null = null) {
  const held = new Map<string, string>();
  const storage = { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, value: string) => void held.set(key, value) };
  const asked: unknown[] = [];
  const clock = { now: 0 };
  const ask = async (endpoint: unknown, input: unknown) => {
    asked.push(input);
    return endpoint === getGeocode && error === null ? success(BOLOGNA) : failure(error ?? { code: 'generic', status: 500 });
  };
  const geocodeOf = createGeocodes({ ask: ask as typeof call, storage, now: () => clock.now });
  return { geocodeOf, asked, clock };
}

describe('the place of a position', () => {
  it('GEO-04 is what the server says of it', async () => {
    const { geocodeOf, asked } = aTab();
    expect(await geocodeOf('44.49,11.34')).toEqual(BOLOGNA);
    expect(asked).toEqual([{ query: { lat: '44.49', lon: '11.34' } }]);
  });

  it('GEO-06 is asked again after an hour and not before, and at once for another position', async () => {
    const { geocodeOf, asked, clock } = aTab();
    await geocodeOf('44.49,11.34');
    clock.now = 59 * MINUTE;
    expect(await geocodeOf('44.49,11.34')).toEqual(BOLOGNA);
    expect(asked).toHaveLength(1);
    clock.now = 61 * MINUTE;
    await geocodeOf('44.49,11.34');
    await geocodeOf('45.46,9.19');
    expect(asked).toHaveLength(3);
  });

  it('GEO-05 is false where the server knows no place, and that is not asked again within the hour', async () => {
    const { geocodeOf, asked } = aTab({ code: 'not_found' });
    expect(await geocodeOf('0.00,-30.00')).toBe(false);
    expect(await geocodeOf('0.00,-30.00')).toBe(false);
    expect(asked).toHaveLength(1);
  });

  it('GEO-05 is false where the call fails, and asked again the next time', async () => {
    const { geocodeOf, asked } = aTab({ code: 'network' });
    expect(await geocodeOf('44.49,11.34')).toBe(false);
    expect(await geocodeOf('44.49,11.34')).toBe(false);
    expect(asked).toHaveLength(2);
  });
});
