export interface TimeLeft {
  hours: number;
  minutes: number;
  seconds: number;
}

/** Whole seconds until `until`, split; zeros after it has passed. Times are milliseconds. */
export function timeLeft(until: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil((until - now) / 1_000));
  return { hours: Math.floor(seconds / 3_600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 };
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Hours, minutes and seconds with two digits each. */
export const clockDigits = ({ hours, minutes, seconds }: TimeLeft): [string, string, string] => [
  twoDigits(hours),
  twoDigits(minutes),
  twoDigits(seconds),
];

/** `hh:mm:ss` */
export const clockText = (left: TimeLeft): string => clockDigits(left).join(':');
