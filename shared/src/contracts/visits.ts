import * as z from '@amarena/shared/schema';
import { endpoint } from './endpoint.ts';
import { Cursor, Id, Instant } from './primitives.ts';
import { Card } from './profile.ts';

/** Days after which a visit is forgotten. */
export const VISIT_DAYS = 90;
/** Visitors on a page of their list. */
export const VISITS_PAGE = 48;

/** Someone who looked at the member's page; `visited_at` is the last time. */
export const Visitor = z.extend(Card, { visited_at: Instant });
export type Visitor = z.infer<typeof Visitor>;

/**
 * GET: who looked at the member's page within `VISIT_DAYS`, the last one first, a page at a time. Nobody who is
 * invisible. Errors: `validation_failed` (`cursor`).
 */
export const getVisits = endpoint({
  name: 'getVisits',
  method: 'GET',
  path: '/api/visits.php',
  query: z.object({ cursor: z.optional(Cursor) }),
  answer: z.object({
    visitors: z.array(Visitor),
    /** How many there are in all. */
    count: z.int(),
    next: z.nullable(Cursor),
  }),
});

/**
 * POST: the member looks at this page. A call of its own, because a page is also read ahead and read again without
 * anyone looking. An invisible member leaves no trace, nor does looking at your own page or at someone the member
 * blocked. Errors: `not_found`, `blocked_by_user`.
 */
export const postVisit = endpoint({
  name: 'postVisit',
  method: 'POST',
  path: '/api/visits.php',
  ids: { profile: 'any member' },
  body: z.object({ profile: Id }),
});
