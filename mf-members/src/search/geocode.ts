import { call } from '@amarena/shared/api';
import { storageFor } from '@amarena/shared/contracts/account/privacy';
import { Geocode, getGeocode } from '@amarena/shared/contracts/people/geocode';
import { GEOLOCATION_CACHE } from '@amarena/shared/contracts/people/geolocationCache';
import * as z from '@amarena/shared/schema';

const STORED = 'amarena.geocode';
const Kept = z.object({ near: z.string(), at: z.number(), geocode: z.nullable(Geocode) });

interface Surroundings {
  ask: typeof call;
  /** Lives as long as the tab. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now(): number;
}

/** The name of the place at a position, requested from the server at most once an hour. False: it has no name. */
export const createGeocodes =
  ({ ask, storage, now }: Surroundings) =>
  async (near: string): Promise<Geocode | false> => {
    const kept = Kept.safeParse(JSON.parse(storage.getItem(STORED) ?? 'null'));
    if (kept.success && kept.data.near === near && now() - kept.data.at < GEOLOCATION_CACHE) return kept.data.geocode ?? false;
    const [lat = '', lon = ''] = near.split(',');
    const answer = await ask(getGeocode, { query: { lat, lon } });
    const geocode = answer.ok ? answer.value : null;
    // Network failures are not stored, so that the next call asks again.
    if (answer.ok || answer.error.code === 'not_found') storage.setItem(STORED, JSON.stringify({ near, at: now(), geocode }));
    return geocode ?? false;
  };

export const geocodeOf = createGeocodes({ ask: call, storage: storageFor('comfort', window.sessionStorage, window), now: Date.now });
