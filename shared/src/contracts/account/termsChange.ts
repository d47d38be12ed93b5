import * as z from '@amarena/shared/schema';
import { Instant } from '../platform/primitives.ts';

/** New terms that a member has not accepted yet. */
export const TermsChange = z.object({
  /** Date from which they apply; may be in the future. */
  since: Instant,
  /** What changed, in the member's language; one line for each change. */
  changes: z.string(),
});
export type TermsChange = z.infer<typeof TermsChange>;
