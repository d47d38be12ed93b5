import * as z from '@amarena/shared/schema';
import { endpoint } from './endpoint.ts';
import { Id, Instant } from './primitives.ts';

/** A device on which the member is logged in. */
export const Session = z.object({
  id: Id,
  device: z.enum(['phone', 'tablet', 'computer']),
  /** Name of the system, such as `iOS`; null where the browser does not say. */
  system: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  /** ISO alpha-2, by the address of the log-in; null where unknown. */
  country: z.nullable(z.string()),
  created_at: Instant,
  /** To the minute. */
  last_used_at: Instant,
  /** The one that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** GET: where the member is logged in, the one that asks first, then the last used. */
export const getSessions = endpoint({
  name: 'getSessions',
  method: 'GET',
  path: '/api/sessions.php',
  answer: z.object({ sessions: z.array(Session) }),
});

/** DELETE: ends one session, or with null all but the one that asks. One that is over already is no error. Answers those left. */
export const deleteSession = endpoint({
  name: 'deleteSession',
  method: 'DELETE',
  path: '/api/sessions.php',
  ids: { session: 'own session' },
  body: z.object({ session: z.nullable(Id) }),
  answer: z.object({ sessions: z.array(Session) }),
});
