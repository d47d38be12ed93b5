import { getGeocode } from '@amarena/shared/contracts/people/geocode';
import { failure, success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { route } from '../../http/route.ts';
import { placeNearest } from '../profiles/places.ts';

/** Kilometres. The nearest known place says nothing about where someone is if it is further away. */
const GEOCODED_WITHIN = 100;

/** The known place nearest to some coordinates. */
export function registerGeocode(api: Api): void {
  route(api, getGeocode, async ({ query: { lat, lon } }) => {
    const place = placeNearest({ latitude: Number(lat), longitude: Number(lon) }, GEOCODED_WITHIN);
    return place === null ? failure({ code: 'not_found' }) : success(place);
  });
}
