const DIGITS_OF_TIME = 12;

/** Lower than every id that a server makes at that moment or later: their ids begin with the time (UUID version 7). */
export function idAt(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(DIGITS_OF_TIME, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}
