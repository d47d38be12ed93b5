import { GEOLOCATION_CACHE } from '@amarena/shared/contracts/people/geolocationCache';

// One file for all that is needed once someone shares a location.
export { geocodeOf } from './geocode.ts';

/** Milliseconds in which the device has to tell where it is. */
const TIMEOUT = 10_000;

/** Two decimals, about one kilometre: nothing more precise leaves this file. */
const coarse = ({ latitude, longitude }: GeolocationCoordinates): string => `${latitude.toFixed(2)},${longitude.toFixed(2)}`;

/** `near`: the position as the search takes it. */
type Answer = { readonly permission: PermissionState } & (
  | { readonly status: 'known'; readonly near: string }
  | { readonly status: 'refused' | 'unavailable' }
);

/** Asks the browser where it is, which asks the person the first time. Never rejects. */
export function askBrowser(geolocation: Geolocation, permissions: Pick<Permissions, 'query'> | undefined): Promise<Answer> {
  const permitted = async (otherwise: PermissionState): Promise<PermissionState> =>
    (await permissions?.query({ name: 'geolocation' }))?.state ?? otherwise;
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      async ({ coords }) => resolve({ permission: await permitted('granted'), status: 'known', near: coarse(coords) }),
      async ({ code, PERMISSION_DENIED }) => {
        const denied = code === PERMISSION_DENIED;
        resolve({ permission: await permitted(denied ? 'denied' : 'granted'), status: denied ? 'refused' : 'unavailable' });
      },
      { enableHighAccuracy: false, maximumAge: GEOLOCATION_CACHE, timeout: TIMEOUT },
    );
  });
}
