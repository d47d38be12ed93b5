/** A date as typed; parts are empty until then. The month is a number from 1. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

const plain = (digits = ''): string => digits.replace(/^0+/, '');

export function partsOf(date: string): DateParts {
  const [year = '', month, day] = date.split('-');
  return { day: plain(day), month: plain(month), year };
}

/** `YYYY-MM-DD`; empty if nothing is typed, and not a valid date if a part is missing. */
export const dateOf = ({ day, month, year }: DateParts): string =>
  day + month + year === '' ? '' : `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
