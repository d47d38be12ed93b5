/** Minimum age of members, and the maximum that a search can ask for. */
export const MIN_AGE = 18;
export const MAX_SEARCH_AGE = 99;

/** Whole years between a date of birth and a calendar date, both `YYYY-MM-DD`; 29 February counts on 1 March. */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
