import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { Id, text } from '../platform/primitives.ts';

/** Reasons for a report, in display order. */
export const REPORT_CATEGORIES = ['spam_or_money', 'harassment', 'fake', 'sexual_content', 'minor', 'other'] as const;
export const ReportCategory = z.enum(REPORT_CATEGORIES);
export type ReportCategory = z.infer<typeof ReportCategory>;

/** Longest text of a report, a complaint or an appeal, in characters. */
export const REPORT_TEXT_LENGTH = 1_000;
/** Maximum number of lines of a conversation attached to a report, if its author chose so. */
export const REPORT_LINES = 10;
/** Maximum reports by one member within 24 hours. */
export const REPORTS_PER_DAY = 20;

/**
 * POST: reports a member to the moderators, for their profile or for one of their messages. From then on the two do not
 * see each other in lists and cannot write to each other, and the conversation leaves the author's list; `block` also
 * hides the author's profile from the other. Neither can be undone before the report is decided. The reported member
 * never learns who reported them.
 *
 * `message`: the reported message, which must be one that `profile` sent to the author; it is attached too. Moderators
 * see the photos that `profile` sent within what is attached until they decide, even if the sender removes them
 * meanwhile. `with_lines`: attaches the last lines of the conversation, up to that message, if any; only by choice. A
 * report of a whole conversation has no `message`. Errors: `report_self`, `not_found` (no such member, or no such
 * message between the two), `profile_deleted`, `reports_used_up`.
 */
export const postReport = endpoint({
  name: 'postReport',
  method: 'POST',
  path: '/api/report.php',
  ids: { profile: 'any member', message: 'own message' },
  body: z.object({
    profile: Id,
    category: ReportCategory,
    text: z.nullable(text(1, REPORT_TEXT_LENGTH)),
    message: z.nullable(Id),
    with_lines: z.boolean(),
    block: z.boolean(),
  }),
});
