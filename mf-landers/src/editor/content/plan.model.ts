const MINUTES = 16;

/** An instant as the value of a date and time field, in the editor's time zone, to the minute; '' for none. */
export function localTime(instant: string | null): string {
  if (instant === null) return '';
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, MINUTES);
}

/** The value of a date and time field as an instant; null if it is empty. */
export const instantOf = (local: string): string | null => (local === '' ? null : new Date(local).toISOString());
