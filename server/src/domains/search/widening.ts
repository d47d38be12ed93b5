import { MAX_SEARCH_AGE, MIN_AGE } from '@amarena/shared/contracts/people/age';
import type { SearchFilters, Widened } from '@amarena/shared/contracts/people/search';
import type * as z from 'zod/mini';

export type Widening = z.infer<typeof Widened>;
const AGE_STEP = 10;

/** What each widening does, in the order of trial; null if the filter is not set. */
const WIDENINGS: readonly { widened: Widening; widen: (filters: SearchFilters) => SearchFilters | null }[] = [
  {
    widened: 'countryregion',
    widen: ({ countryregion, ...rest }) => (countryregion === undefined ? null : rest),
  },
  { widened: 'distance', widen: ({ distance, ...rest }) => (distance === undefined ? null : rest) },
  {
    widened: 'age',
    widen: (filters) => {
      const min_age = Math.max(MIN_AGE, filters.min_age - AGE_STEP);
      const max_age = Math.min(MAX_SEARCH_AGE, filters.max_age + AGE_STEP);
      return min_age === filters.min_age && max_age === filters.max_age ? null : { ...filters, min_age, max_age };
    },
  },
  { widened: 'interests', widen: ({ interests, ...rest }) => (interests === undefined ? null : rest) },
  { widened: 'online', widen: (filters) => (filters.online ? { ...filters, online: false } : null) },
  { widened: 'photo', widen: (filters) => (filters.photo ? { ...filters, photo: false } : null) },
  {
    widened: 'country',
    // A region without its country would match the same name elsewhere.
    widen: ({ country, countryregion: _region, ...rest }) => (country === undefined ? null : rest),
  },
];

/**
 * The filters, each time with another one of them widened. Gender, "only real members" and "only verified" are never
 * widened.
 */
export const widenings = (filters: SearchFilters): { widened: Widening; filters: SearchFilters }[] =>
  WIDENINGS.flatMap(({ widened, widen }) => {
    const wider = widen(filters);
    return wider === null ? [] : [{ widened, filters: wider }];
  });
