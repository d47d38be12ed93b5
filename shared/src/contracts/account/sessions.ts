import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { Id, Instant } from '../platform/primitives.ts';

/** A device on which the member is logged in. */
export const Session = z.object({
  id: Id,
  device: z.enum(['phone', 'tablet', 'computer']),
  /** Name of the system, such as `iOS`; null if the browser does not say. */
  system: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  /** ISO alpha-2, from the address of the log-in; null if unknown. */
  country: z.nullable(z.string()),
  created_at: Instant,
  /** To the minute. */
  last_used_at: Instant,
  /** True for the current session. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** GET: the member's sessions, the current one first, then the most recently used. */
export const getSessions = endpoint({
  name: 'getSessions',
  method: 'GET',
  path: '/api/sessions.php',
  answer: z.object({ sessions: z.array(Session) }),
});

/** DELETE: ends one session, or with null all but the current one. Succeeds if it has already ended. Returns the remaining ones. */
export const deleteSession = endpoint({
  name: 'deleteSession',
  method: 'DELETE',
  path: '/api/sessions.php',
  ids: { session: 'own session' },
  body: z.object({ session: z.nullable(Id) }),
  answer: z.object({ sessions: z.array(Session) }),
});
