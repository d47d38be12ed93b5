import { dateOfBirthProblem, type FieldProblem } from '@amarena/shared/contracts/account/validation';
import type { OwnProfile, putProfile } from '@amarena/shared/contracts/people/profile';
import type { ParsedBodyOf } from '@amarena/shared/contracts/platform/endpoint';
import type { Insertable } from 'kysely';
import { isRegion } from '../content/regions.ts';
import { placeNamed } from './places.ts';
import type { Identity } from './repository.ts';
import type { ProfilesTable } from './tables.ts';

export type ProfileChange = ParsedBodyOf<typeof putProfile>;
type Columns = Partial<Omit<Insertable<ProfilesTable>, 'member_id'>>;

/** True if a region is named that the country does not have. */
const regionIsStrange = (change: ProfileChange, own: Pick<OwnProfile, 'country'>): boolean =>
  change.region !== undefined && change.region !== null && !isRegion(change.country ?? own.country, change.region);

/** What is wrong with a change, by field; null if nothing. `today` is the calendar date in the member's time zone. */
export function changeProblems(
  change: ProfileChange,
  own: Pick<OwnProfile, 'country'>,
  today: string,
): Record<string, FieldProblem> | null {
  const birth = change.date_of_birth === undefined ? null : dateOfBirthProblem(change.date_of_birth, today);
  const problems: Record<string, FieldProblem> = {
    ...(birth !== null && { date_of_birth: birth }),
    ...(regionIsStrange(change, own) && { region: 'invalid' as const }),
  };
  return Object.keys(problems).length === 0 ? null : problems;
}

/** The part of a change that is stored with the account itself. */
export const identityOf = ({ country, gender, date_of_birth }: ProfileChange): Identity => ({
  ...(country !== undefined && { country }),
  ...(gender !== undefined && { gender }),
  ...(date_of_birth !== undefined && { date_of_birth }),
});

/**
 * The columns that a change writes. A new country clears region and city unless they come with it. Coordinates are set
 * if the city is a known one.
 */
export function columnsOf(
  { country, gender: _gender, date_of_birth: _birth, interests, ...change }: ProfileChange,
  own: Pick<OwnProfile, 'country' | 'city'>,
): Columns {
  const moved = country !== undefined && country !== own.country;
  const { region = moved ? null : undefined, city = moved ? null : undefined, ...rest } = change;
  const columns: Columns = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  if (interests !== undefined) columns.interests = [...new Set(interests)];
  if (region !== undefined) columns.region = region;
  if (city === undefined) return columns;
  const place = city === null ? null : placeNamed(country ?? own.country, city);
  return { ...columns, city, latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
}
