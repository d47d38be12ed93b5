import { MAX_SEARCH_AGE, MIN_AGE } from '@amarena/shared/contracts/people/age';
import type { SearchFilters } from '@amarena/shared/contracts/people/search';

const two = (value: number): string => String(value).padStart(2, '0');

/** The same day some years earlier, `YYYY-MM-DD`; 28 February if that year has no 29th. */
function yearsBefore(now: Date, years: number): string {
  const year = now.getUTCFullYear() - years;
  const month = now.getUTCMonth();
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return `${year}-${two(month + 1)}-${two(Math.min(now.getUTCDate(), lastDay))}`;
}

/** Dates of birth of everyone within the ages: after `after`, up to and including `upTo`. Null: no lower bound. */
export const birthsWithin = ({ min_age, max_age }: Pick<SearchFilters, 'min_age' | 'max_age'>, now: Date) => ({
  upTo: yearsBefore(now, Math.max(min_age, MIN_AGE)),
  after: max_age >= MAX_SEARCH_AGE ? null : yearsBefore(now, max_age + 1),
});
