import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { text } from '../platform/primitives.ts';

/** Subjects of a complaint, in display order. */
export const COMPLAINT_CATEGORIES = ['payment', 'account', 'content', 'privacy', 'other'] as const;
export const ComplaintCategory = z.enum(COMPLAINT_CATEGORIES);
export type ComplaintCategory = z.infer<typeof ComplaintCategory>;

/** Minimum and maximum length of a complaint, in characters. */
export const COMPLAINT_TEXT_LENGTH = { min: 10, max: 2_000 } as const;

/**
 * POST: stores a complaint from anyone and returns its case number. If an address is known, the given one or the
 * member's own, a mail confirms it and another one brings the answer. Errors: `validation_failed` (`email`),
 * `rate_limited`.
 */
export const postComplaint = endpoint({
  name: 'postComplaint',
  method: 'POST',
  path: '/api/complaints.php',
  access: 'visitor',
  body: z.object({
    category: ComplaintCategory,
    text: text(COMPLAINT_TEXT_LENGTH.min, COMPLAINT_TEXT_LENGTH.max),
    email: z.nullable(z.string().check(z.trim(), z.maxLength(254))),
  }),
  answer: z.object({ number: z.int() }),
});
