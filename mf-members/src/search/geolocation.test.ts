import { describe, expect, it } from '@jest/globals';
import { createGeolocation } from './geolocation.ts';

const MINUTE = 60_000;
const BOLOGNA = { latitude: 44.493889, longitude: 11.342778 };

type Answer = 'granted' | 'refused' | 'unavailable';

/** A browser that answers as given, and counts how often it was asked. */
function aBrowser(answer: Answer) {
  const asked: PositionOptions[] = [];
  const refuse = (code: number): GeolocationPositionError => ({
    code,
    PERMISSION_DENIED: 1,
    POSITION_UNAVAILABLE: 2,
    TIMEOUT: 3,
    message: '',
  });
  const geolocation = {
    getCurrentPosition(found: PositionCallback, failed?: PositionErrorCallback | null, options: PositionOptions = {}) {
      asked.push(options);
      if (answer === 'granted') found({ coords: BOLOGNA, timestamp: 0 } as GeolocationPosition);
      else failed?.(refuse(answer === 'refused' ? 1 : 2));
    },
  } as Geolocation;
  return { geolocation, asked };
}

const BOLOGNA_IN_WORDS = { country: 'IT', region: 'emilia-romagna', city: 'Bologna' } as const;

/** A browser without the permissions API, and a server that knows one place. */
const around = { permissions: undefined, geocodeOf: async () => BOLOGNA_IN_WORDS };

function permissionsThatSay(state: PermissionState) {
  return { query: async () => Object.assign(new EventTarget(), { state, name: 'geolocation', onchange: null }) };
}

function aStorage() {
  const held = new Map<string, string>();
  return { held, getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, value: string) => void held.set(key, value) };
}

describe('where the person is', () => {
  it('GEO-01 is unsupported where the browser knows no position, and asking costs nothing', async () => {
    const here = createGeolocation({ ...around, geolocation: undefined, storage: aStorage(), now: () => 0 });
    expect(here.current()).toEqual({ permission: 'unsupported', status: 'unsupported' });
    expect(await here.ask()).toEqual({ permission: 'unsupported', status: 'unsupported' });
  });

  it('GEO-02 is unknown until someone asks: nothing asks the browser by itself', () => {
    const { geolocation, asked } = aBrowser('granted');
    expect(createGeolocation({ ...around, geolocation, storage: aStorage(), now: () => 0 }).current()).toEqual({
      permission: 'unknown',
      status: 'unknown',
    });
    expect(asked).toEqual([]);
  });

  it.each(['refused', 'unavailable'] as const)('GEO-03 is %s where the browser says so, and can be asked again', async (answer) => {
    const { geolocation, asked } = aBrowser(answer);
    const here = createGeolocation({ ...around, geolocation, storage: aStorage(), now: () => 0 });
    expect(await here.ask()).toMatchObject({ status: answer });
    await here.ask();
    expect(asked).toHaveLength(2);
  });

  it.each(['granted', 'denied', 'prompt'] as const)('GEO-03 passes on that the browser says %s', async (state) => {
    const { geolocation } = aBrowser('refused');
    const here = createGeolocation({ ...around, geolocation, permissions: permissionsThatSay(state), storage: aStorage(), now: () => 0 });
    expect((await here.ask()).permission).toBe(state);
  });

  it.each([
    ['granted', 'granted'],
    ['refused', 'denied'],
  ] as const)('GEO-03 takes from the answer what is permitted where the browser does not say: %s', async (answer, permission) => {
    const here = createGeolocation({ ...around, geolocation: aBrowser(answer).geolocation, storage: aStorage(), now: () => 0 });
    expect((await here.ask()).permission).toBe(permission);
  });

  it('GEO-04 EN-76 is kept in words too, once the server has told them', async () => {
    const here = createGeolocation({ ...around, geolocation: aBrowser('granted').geolocation, storage: aStorage(), now: () => 0 });
    const changed = new Promise<void>((resolve) => {
      here.subscribe(() => {
        const now = here.current();
        if (now.status === 'known' && now.geocode !== null) resolve();
      });
    });
    expect(await here.ask()).toMatchObject({ status: 'known', geocode: null });
    await changed;
    expect(here.current()).toMatchObject({ permission: 'granted', near: '44.49,11.34', geocode: BOLOGNA_IN_WORDS });
  });

  it('keeps about a kilometre of the position and nothing more precise', async () => {
    const storage = aStorage();
    const here = createGeolocation({ ...around, geolocation: aBrowser('granted').geolocation, storage, now: () => 0 });
    expect(await here.ask()).toMatchObject({ status: 'known', near: '44.49,11.34', at: 0 });
    expect([...storage.held.values()]).toEqual(['44.49,11.34 0']);
  });

  it('GEO-06 asks again after an hour and not before', async () => {
    const { geolocation, asked } = aBrowser('granted');
    let now = 0;
    const here = createGeolocation({ ...around, geolocation, storage: aStorage(), now: () => now });
    await here.ask();
    now = 59 * MINUTE;
    await here.ask();
    expect(asked).toHaveLength(1);
    now = 61 * MINUTE;
    await here.ask();
    expect(asked).toHaveLength(2);
    expect(asked[0]).toMatchObject({ enableHighAccuracy: false, maximumAge: 60 * MINUTE });
  });

  it('GEO-06 is still known after a reload within the hour, and not after', async () => {
    const storage = aStorage();
    const { geolocation } = aBrowser('granted');
    await createGeolocation({ ...around, geolocation, storage, now: () => 0 }).ask();
    const reloaded = (now: number) => createGeolocation({ ...around, geolocation, storage, now: () => now }).current();
    expect(reloaded(59 * MINUTE)).toMatchObject({ status: 'known', near: '44.49,11.34' });
    expect(reloaded(61 * MINUTE)).toMatchObject({ status: 'unknown' });
  });
});
