import { ONLINE_WITHIN } from '@amarena/shared/contracts/people/presence';
import { sql } from 'kysely';
import { MINUTE } from '../../times.ts';
import type { Db } from '../schema.ts';

/** How often some members come back online. */
export const DEMO_PRESENCE_EVERY = MINUTE;
/** One in this many demonstration members comes back; with five minutes of presence about 4 % are online. */
const ONE_OF = 125;
const TURNS_ONLINE = ONLINE_WITHIN / DEMO_PRESENCE_EVERY;

/**
 * Brings some demonstration members online, different ones each time, so that a demonstration that runs for hours is
 * not deserted. Never a fictional profile, a member with a demo log-in, or a real account: demo addresses have no
 * password.
 */
export async function refreshDemoPresence(db: Db, now: Date): Promise<void> {
  const minute = Math.floor(now.getTime() / DEMO_PRESENCE_EVERY);
  const turns = Array.from({ length: TURNS_ONLINE }, (_, ago) => (minute - ago) % ONE_OF);
  await sql`
    update members set last_active_at = ${now}
    where email like 'member-%@example.test' and password_hash = '' and not fictional and status = 'active'
      and mod(abs(hashtext(id::text)), ${sql.lit(ONE_OF)}) = any (${turns}::int[])
      and last_active_at < ${new Date(now.getTime() - ONLINE_WITHIN)}`.execute(db);
}
