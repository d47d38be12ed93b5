import { MAX_SEARCH_AGE, MIN_AGE } from '@amarena/shared/contracts/people/age';
import type { Gender, OwnProfile } from '@amarena/shared/contracts/people/profile';
import { soughtGender } from '@amarena/shared/contracts/people/search';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import { ageAt } from '../profiles/cards.ts';

interface Ages {
  min_age: number;
  max_age: number;
}

/** Conditions for a group of members that is searched together. An omitted condition does not narrow the group. */
export interface Circle {
  ages: Ages;
  gender?: Gender;
  country?: Country;
  region?: string;
  /** Only these ids. */
  among?: readonly string[];
  photo: boolean;
  only_real: boolean;
}

export interface Wishes {
  /** How many years younger or older than the member; null for any age. */
  yearsApart: number | null;
  /** True if no other ages are searched, however few members are found. */
  agesAreFixed: boolean;
  /** Leaves out members without a photo. */
  photo: boolean;
  only_real: boolean;
  /** Ends with members from every country. */
  everywhere: boolean;
}

const ANY_AGE: Ages = { min_age: MIN_AGE, max_age: MAX_SEARCH_AGE };

/** Ages around the member's own, within the searchable range. */
export function agesAround(age: number, yearsApart: number | null): Ages {
  if (yearsApart === null) return ANY_AGE;
  const highest = MAX_SEARCH_AGE - 1;
  return { min_age: Math.min(highest, Math.max(MIN_AGE, age - yearsApart)), max_age: Math.min(highest, age + yearsApart) };
}

/**
 * The circles in which members are searched, from the nearest outwards: members who like the member; the member's
 * region and country at the wanted ages; the country at any age, unless the ages are fixed; and last every country, if
 * requested.
 */
export function circlesOf(
  own: OwnProfile,
  likers: readonly string[],
  { yearsApart, agesAreFixed, photo, only_real, everywhere }: Wishes,
  now: Date,
): Circle[] {
  const gender = soughtGender(own);
  const ages = agesAround(ageAt(own.date_of_birth, now), yearsApart);
  const anywhere = { ages, photo, only_real, ...(gender === null ? {} : { gender }) };
  const here = { ...anywhere, country: own.country };
  return [
    ...(likers.length === 0 ? [] : [{ ...here, among: likers }]),
    ...(own.region === null ? [] : [{ ...here, region: own.region }]),
    here,
    ...(yearsApart === null || agesAreFixed ? [] : [{ ...here, ages: ANY_AGE }]),
    ...(everywhere ? [anywhere] : []),
    ...(everywhere && !agesAreFixed ? [{ ...anywhere, ages: ANY_AGE }] : []),
  ];
}
