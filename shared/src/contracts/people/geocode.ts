import * as z from '@amarena/shared/schema';
import { Country } from '../platform/countries.ts';
import { endpoint } from '../platform/endpoint.ts';

/** Degrees with two decimals, about one kilometre. A more precise value is refused, as with `near` of the search. */
const Latitude = z.string().check(z.regex(/^-?(?:90(?:\.0{1,2})?|[0-8]?\d(?:\.\d{1,2})?)$/));
const Longitude = z.string().check(z.regex(/^-?(?:180(?:\.0{1,2})?|(?:1[0-7]\d|\d{1,2})(?:\.\d{1,2})?)$/));

/** The place at a position: the nearest one that we know. `region` is its key, see `regions.php`. */
export const Geocode = z.object({ country: Country, region: z.string(), city: z.string() });
export type Geocode = z.infer<typeof Geocode>;

/** GET: the place nearest to a position. Nothing is stored. Errors: `not_found`: no known place within a hundred kilometres. */
export const getGeocode = endpoint({
  name: 'getGeocode',
  method: 'GET',
  path: '/api/geocode.php',
  access: 'visitor',
  query: z.object({ lat: Latitude, lon: Longitude }),
  answer: Geocode,
});
