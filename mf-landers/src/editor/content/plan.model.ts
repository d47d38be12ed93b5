const MINUTES = 16;

/** In place of an instant: a date without its time. No draft is saved with it, and nothing is published. */
export const HALF_FILLED = '';

/** An instant as the value of a date and time field, in the editor's time zone, to the minute; '' for none. */
export function localTime(instant: string | null): string {
  if (instant === null || instant === HALF_FILLED) return '';
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, MINUTES);
}

/** The value of a date and time field as an instant; null if it is empty. `validity`: a browser's own, of the field. */
export function instantOf({ value, validity }: { value: string; validity: Pick<ValidityState, 'badInput'> }): string | null {
  if (value !== '') return new Date(value).toISOString();
  return validity.badInput ? HALF_FILLED : null;
}
