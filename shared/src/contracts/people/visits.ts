import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { Cursor, Id, Instant } from '../platform/primitives.ts';
import { Card } from './profile.ts';

/** Days after which a visit is forgotten. */
export const VISIT_DAYS = 90;
/** Visitors per page of their list. */
export const VISITS_PAGE = 48;

/** Someone who visited the member's profile; `visited_at` is the last time. */
export const Visitor = z.extend(Card, { visited_at: Instant });
export type Visitor = z.infer<typeof Visitor>;

/**
 * GET: who visited the member's profile within `VISIT_DAYS`, most recent first, a page at a time. Without invisible
 * members. Errors: `validation_failed` (`cursor`).
 */
export const getVisits = endpoint({
  name: 'getVisits',
  method: 'GET',
  path: '/api/visits.php',
  query: z.object({ cursor: z.optional(Cursor) }),
  answer: z.object({
    visitors: z.array(Visitor),
    /** Total number of visitors. */
    count: z.int(),
    next: z.nullable(Cursor),
  }),
});

/**
 * POST: the member is viewing this profile. A separate call, because profiles are also prefetched and refetched without
 * anyone looking. An invisible member leaves no trace, nor does viewing your own profile or that of someone the member
 * blocked. Errors: `not_found`, `blocked_by_user`.
 */
export const postVisit = endpoint({
  name: 'postVisit',
  method: 'POST',
  path: '/api/visits.php',
  ids: { profile: 'any member' },
  body: z.object({ profile: Id }),
});
