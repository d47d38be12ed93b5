import { MAX_SEARCH_AGE, MIN_AGE } from '@amarena/shared/contracts/constants';
import type { Country } from '@amarena/shared/contracts/countries';
import type { Gender, OwnProfile } from '@amarena/shared/contracts/profile';
import { soughtGender } from '@amarena/shared/contracts/search';
import { ageAt } from '../profiles/cards.ts';

interface Ages {
  min_age: number;
  max_age: number;
}

/** Members who are looked through together. What is not named does not narrow. */
export interface Circle {
  ages: Ages;
  gender?: Gender;
  country?: Country;
  region?: string;
  /** Only these. */
  among?: readonly string[];
  photo: boolean;
  only_real: boolean;
}

export interface Wishes {
  /** How many years younger or older than the member; null: any age. */
  yearsApart: number | null;
  /** Nobody of another age is looked for, however few are found. */
  agesAreFixed: boolean;
  /** Leaves out whoever shows no photo. */
  photo: boolean;
  only_real: boolean;
  /** Ends with members of every country. */
  everywhere: boolean;
}

const ANY_AGE: Ages = { min_age: MIN_AGE, max_age: MAX_SEARCH_AGE };

/** Ages around a member's own, within what can be searched. */
export function agesAround(age: number, yearsApart: number | null): Ages {
  if (yearsApart === null) return ANY_AGE;
  const highest = MAX_SEARCH_AGE - 1;
  return { min_age: Math.min(highest, Math.max(MIN_AGE, age - yearsApart)), max_age: Math.min(highest, age + yearsApart) };
}

/**
 * The circles in which members are looked for, from the nearest outwards: those who like the member, the own region and
 * the own country at the wanted ages, the own country at any age unless the ages are fixed, and last every country, where
 * that was asked for.
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
