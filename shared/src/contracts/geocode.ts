import * as z from '@amarena/shared/schema';
import { Country } from './countries.ts';
import { endpoint } from './endpoint.ts';

/** Degrees with two decimals, about a kilometre. A more precise one is refused, as with `near` of the search. */
const Latitude = z.string().check(z.regex(/^-?(?:90(?:\.0{1,2})?|[0-8]?\d(?:\.\d{1,2})?)$/));
const Longitude = z.string().check(z.regex(/^-?(?:180(?:\.0{1,2})?|(?:1[0-7]\d|\d{1,2})(?:\.\d{1,2})?)$/));

/** Where a position is, in words: the nearest place of ours. `region` is its key, see `regions.php`. */
export const Geocode = z.object({ country: Country, region: z.string(), city: z.string() });
export type Geocode = z.infer<typeof Geocode>;

/** GET: the place nearest to a position. Kept nowhere. Errors: `not_found`: none of ours is within a hundred kilometres. */
export const getGeocode = endpoint({
  name: 'getGeocode',
  method: 'GET',
  path: '/api/geocode.php',
  access: 'visitor',
  query: z.object({ lat: Latitude, lon: Longitude }),
  answer: Geocode,
});
