import * as z from '@amarena/shared/schema';
import { Country, isCountry } from '../platform/countries.ts';
import { endpoint } from '../platform/endpoint.ts';
import { Cursor, Flag } from '../platform/primitives.ts';
import { ageOn, MAX_SEARCH_AGE, MIN_AGE } from './age.ts';
import { INTERESTS, type Interest } from './interests.ts';
import { Card, Gender, type OwnProfile } from './profile.ts';

/** Results per page of the search. */
export const SEARCH_PAGE = 24;
/** Results are counted only up to this number, which then means "or more": an exact count would cost too much. */
export const COUNTED_UP_TO = 1_000;

const Age = z.coerce.number().check(z.int(), z.gte(MIN_AGE), z.lte(MAX_SEARCH_AGE));

/** Kilometres to which a search can be limited. */
export const DISTANCES = ['10', '25', '50', '100', '250'] as const;
/** The distances in miles, 5, 10, 25, 50, 100 and 250, converted to kilometres. */
export const MILE_DISTANCES = ['8', '16', '40', '80', '161', '402'] as const;

const anInterest = `(?:${INTERESTS.join('|')})`;

/** Interests as one value in an address, `hiking,yoga`; `interestsIn` parses it. */
const InterestList = z.string().check(z.regex(new RegExp(`^${anInterest}(?:,${anInterest}){0,${INTERESTS.length - 1}}$`)));

export const interestsIn = (list: string | undefined): Interest[] => (list === undefined ? [] : (list.split(',') as Interest[]));

/** Null for none: no filter. Always in the same order, so that each choice has one address. */
export const interestList = (chosen: readonly Interest[]): string | null =>
  chosen.length === 0 ? null : INTERESTS.filter((interest) => chosen.includes(interest)).join(',');

/**
 * A place as latitude and longitude in degrees, `44.49,11.34`. Two decimals are about one kilometre; a more precise
 * value is refused, so that no exact position reaches the server.
 */
export const CoarsePlace = z
  .string()
  .check(z.regex(/^-?(?:90(?:\.0{1,2})?|[0-8]?\d(?:\.\d{1,2})?),-?(?:180(?:\.0{1,2})?|(?:1[0-7]\d|\d{1,2})(?:\.\d{1,2})?)$/));

/** The filters, also in the address of `/members`. A missing one does not narrow the search. */
export const SearchFilters = z.object({
  gender: z.optional(Gender),
  country: z.optional(Country),
  countryregion: z.optional(z.string().check(z.maxLength(40))),
  /** Maximum distance from the searcher, whose place is `near` or the city of their own profile. */
  distance: z.optional(z.enum([...DISTANCES, ...MILE_DISTANCES])),
  /** Members who share at least one of these. */
  interests: z.optional(InterestList),
  min_age: z._default(Age, MIN_AGE),
  max_age: z._default(Age, MAX_SEARCH_AGE),
  online: z._default(Flag, false),
  photo: z._default(Flag, false),
  /** Excludes fictional profiles. */
  only_real: z._default(Flag, false),
  /** Only members with the badge; see `verification.ts`. */
  verified: z._default(Flag, false),
});
export type SearchFilters = z.infer<typeof SearchFilters>;

/** The filter that was widened to find similar results. */
export const Widened = z.enum(['countryregion', 'distance', 'age', 'interests', 'online', 'photo', 'country']);

export const SearchAnswer = z.object({
  results: z.array(Card),
  /** Total number of matching members; 1000 means a thousand or more. */
  numResults: z.int(),
  /** How many of them are online now, capped at the same number. Null for a visitor. */
  numOnline: z.nullable(z.int()),
  next: z.nullable(Cursor),
  /** If the exact results do not fill the first page: more members, and which single filter was widened. */
  similar: z.nullable(z.object({ widened: Widened, results: z.array(Card) })),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

/**
 * GET: members that match the filters. Sorted by distance, nearest first and those of one city by last activity, if the
 * search is limited to a region or a distance and the searcher's place is known; otherwise by last activity. The place is `near` or, without it, the city
 * of the searcher's own profile. Members who are known to want another gender are left out. Errors: `search_hidden` for
 * visitors if the settings hide the search; `validation_failed` for a `distance` without a place, for a `countryregion`
 * that the country does not have, and for `online` from a visitor.
 */
export const search = endpoint({
  name: 'search',
  method: 'GET',
  path: '/api/search.php',
  access: 'visitor',
  query: z.extend(SearchFilters, { cursor: z.optional(Cursor), near: z.optional(CoarsePlace) }),
  answer: SearchAnswer,
});

type Seeker = Pick<OwnProfile, 'gender' | 'sexuality' | 'seeks'>;

/** The gender that a member wants to meet; null: both. If they have not said, the other one. */
export function soughtGender({ gender, sexuality, seeks }: Seeker): Gender | null {
  if (seeks !== null) return seeks === 'both' ? null : seeks;
  if (sexuality === 'bi') return null;
  if (sexuality === 'gay' || sexuality === 'lesbian') return gender;
  return gender === 'male' ? 'female' : 'male';
}

/** How many years younger or older than the member a search starts with. */
export const STARTING_YEARS = 8;

/**
 * The initial filters: whom the member wants to meet, in their own region, around their own age. `today`: calendar
 * date. A visitor starts with the country only.
 */
export function startingFilters(
  own: (Seeker & Pick<OwnProfile, 'country' | 'region' | 'date_of_birth'>) | null,
  country: string | null,
  today: string,
): Partial<SearchFilters> {
  const known = own?.country ?? country;
  const here: Partial<SearchFilters> = isCountry(known) ? { country: known } : {};
  if (own === null) return here;
  const age = ageOn(own.date_of_birth, today);
  const gender = soughtGender(own);
  return {
    ...here,
    ...(own.region !== null && { countryregion: own.region }),
    ...(gender !== null && { gender }),
    min_age: Math.min(MAX_SEARCH_AGE, Math.max(MIN_AGE, age - STARTING_YEARS)),
    max_age: Math.min(MAX_SEARCH_AGE, age + STARTING_YEARS),
  };
}
