import type { Random } from '../../portraits/index.ts';
import { DAY, HOUR, MINUTE } from '../../times.ts';

export const before = (now: Date, milliseconds: number): Date => new Date(Math.floor(now.getTime() - milliseconds));
export const minutes = (count: number): number => count * MINUTE;
export const hours = (count: number): number => count * HOUR;
export const days = (count: number): number => count * DAY;

/** A date of birth for someone who is `age` today, UTC; the birthday can be any day of the year. */
export function birthOf(age: number, now: Date, random: Random): string {
  const lastBirthday = before(now, random.int(1, 364) * DAY);
  lastBirthday.setUTCFullYear(lastBirthday.getUTCFullYear() - age);
  return lastBirthday.toISOString().slice(0, 10);
}

/** When a member was last online: a few now, most within a month, some long ago. */
export function lastActiveOf(now: Date, random: Random): Date {
  const when = random.weighted({ now: 7, today: 24, week: 32, month: 25, earlier: 12 });
  const ago = {
    now: () => random.range(0, 4 * MINUTE),
    today: () => random.range(6 * MINUTE, DAY),
    week: () => random.range(DAY, 7 * DAY),
    month: () => random.range(7 * DAY, 30 * DAY),
    earlier: () => random.range(30 * DAY, 150 * DAY),
  };
  return before(now, ago[when]());
}

export const signupOf = (lastActive: Date, now: Date, random: Random): Date =>
  before(
    lastActive,
    random.chance(0.05) && now.getTime() - lastActive.getTime() < DAY ? random.range(HOUR, 6 * DAY) : random.range(8 * DAY, 700 * DAY),
  );
