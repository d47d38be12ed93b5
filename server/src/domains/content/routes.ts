import { getInterests, INTERESTS } from '@amarena/shared/contracts/people/interests';
import { getRegions } from '@amarena/shared/contracts/people/regions';
import { getCommunity } from '@amarena/shared/contracts/platform/community';
import { COUNTRIES } from '@amarena/shared/contracts/platform/countries';
import { success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { route } from '../../http/route.ts';
import { placesIn } from '../profiles/places.ts';
import type { Profiles } from '../profiles/service.ts';
import { createCommunity } from './community.ts';
import { registerGeocode } from './geocode.ts';
import { REGIONS } from './regions.ts';

/** Each region with the cities that `putProfile` accepts for it. */
const REGIONS_WITH_CITIES = Object.fromEntries(
  COUNTRIES.map((country) => {
    const places = placesIn(country);
    const citiesOf = (key: string) => places.filter(({ region }) => region === key).map(({ city }) => city);
    return [country, (REGIONS[country] ?? []).map((region) => ({ ...region, cities: citiesOf(region.key) }))];
  }),
);

export function registerContent(api: Api, profiles: Profiles): void {
  const community = createCommunity({ profiles });
  route(api, getInterests, async () => success({ interests: [...INTERESTS] }));
  route(api, getRegions, async () => success({ regions: REGIONS_WITH_CITIES }));
  registerGeocode(api);
  route(api, getCommunity, async ({ db, now }) => success(await community(db, now)));
}
