import * as z from '@amarena/shared/schema';

/**
 * Id of a member, conversation, message, photo or payment: a UUID, usually version 7. Member ids are random instead,
 * because others see them: they reveal nothing, not even the date of sign-up.
 */
export const Id = z.uuid();
export type Id = z.infer<typeof Id>;

/** An instant, ISO 8601 in UTC with milliseconds: `2026-11-21T10:00:00.000Z`. */
export const Instant = z.iso.datetime({ precision: 3 });
/** A calendar date without a time, `1991-04-30`. */
export const CalendarDate = z.iso.date();

/** Text that is trimmed, with minimum and maximum length. */
export const text = (min: number, max: number) => z.string().check(z.trim(), z.minLength(min), z.maxLength(max));

/** A flag in a query string: `true` or `false`. */
export const Flag = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] });

/** Opaque text that marks where the next page starts; null in an answer: this was the last one. */
export const Cursor = z.string().check(z.maxLength(200));

/** The secret of a mailed link. */
export const LinkToken = z.string().check(z.maxLength(200));
