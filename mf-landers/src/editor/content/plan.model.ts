const MINUTES = 16;

/** An instant as the field of date and time has it: in the editor's own time zone, to the minute; '' for none. */
export function localTime(instant: string | null): string {
  if (instant === null) return '';
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, MINUTES);
}

/** What the field says, as an instant; null for an empty one. */
export const instantOf = (local: string): string | null => (local === '' ? null : new Date(local).toISOString());
